import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { UnplacedIssue } from '#config/issues/issue.ts';
import { didYouMean } from '#config/schema/nearest.ts';
import { themeTokens } from '#generated/theme-tokens.ts';
import { parseCss } from '../render/parse-css.ts';
import { TOO_DEEP, tooDeepAt } from './nesting.ts';
import { type OverrideFiles, STYLES } from './override-files.ts';
import { inFile, type OwnFault } from './override-issue.ts';

/** Comments as spaces, so that places stay. */
const withoutComments = (css: string): string =>
  css.replaceAll(/\/\*[^]*?\*\//g, (comment) => ' '.repeat(comment.length));

const LAYER = /^@layer\s+brand$/;

const fault = (offset: number, message: string, suggestion: string): OwnFault => ({
  code: 'overrides/style',
  offset,
  message,
  suggestion,
});

/** What stands outside the brand's layer. */
const outsideLayer = (css: string): OwnFault[] =>
  parseCss(css).flatMap((rule) => {
    if (rule.kind === 'group' && LAYER.test(rule.prelude)) return [];
    const name = rule.kind === 'group' ? rule.prelude : (rule.text.split('{')[0] ?? '').trim();
    if (/^@(?:import|font-face)\b/.test(name)) return [];
    const shown = name.slice(0, 60);
    return [
      fault(
        Math.max(0, css.indexOf(name)),
        `“${shown}” stands outside the layer of the brand.`,
        '@layer brand { … } goes around all rules.',
      ),
    ];
  });

const IMPORT = /@import\b|@font-face\b/g;
const URL = /url\(\s*(["']?)([^"')]*)\1\s*\)|image-set\(\s*(["'])([^"']*)\3/g;

/** What is loaded from somewhere else than the brand's own folder. */
const loadedFromElsewhere = (css: string, folder: string): OwnFault[] => [
  ...[...css.matchAll(IMPORT)].map(({ 0: rule, index }) =>
    fault(
      index,
      `${rule} may not stand in own css.`,
      rule === '@import'
        ? 'All own css stands in this one file.'
        : 'Own fonts stand in overrides/fonts/fonts.json.',
    ),
  ),
  ...[...css.matchAll(URL)].flatMap(({ 2: plain, 4: inSet, index }) => {
    const target = plain ?? inSet ?? '';
    if (target.startsWith('#')) return [];
    const file = path.resolve(folder, target);
    const isWithin = !/^[a-z][a-z0-9+.-]*:|^\//i.test(target) && file.startsWith(folder + path.sep);
    if (isWithin && existsSync(file)) return [];
    const message = isWithin ? `There is no overrides/${target}.` : `“${target}” lies elsewhere.`;
    return [fault(index, message, 'A picture stands in overrides/pictures: url("./pictures/…").')];
  }),
];

/** A name that is written in escapes and means something that is looked for: `u\\72l(`. */
const ESCAPED =
  /(?:[\w-]|\\[\da-f]{1,6}\s?)*\\[\da-f]{1,6}\s?(?:[\w-]|\\[\da-f]{1,6}\s?)*\(|@[\w-]*\\/gi;

const escapedNames = (css: string): OwnFault[] =>
  [...css.matchAll(ESCAPED)].map(({ 0: name, index }) =>
    fault(index, `“${name}” is written in escapes.`, 'Write the letters themselves.'),
  );

const TOKEN = /--lv-[\w-]+/g;

const namesIn = (tokens: object): string[] =>
  Object.values(tokens).flatMap((value: unknown) =>
    typeof value === 'string' ? [`--${value}`] : namesIn(value as object),
  );

const TOKENS = new Set(namesIn(themeTokens));

/** Design tokens that the theme has not: what names one would look like nothing. */
const unknownTokens = (css: string): OwnFault[] =>
  [...css.matchAll(TOKEN)]
    .filter(([name]) => !TOKENS.has(name))
    .map(({ 0: name, index }) =>
      fault(index, `The theme has no token ${name}.`, didYouMean(name, [...TOKENS])),
    );

/** Checks a brand's own css: it stays in its layer and loads nothing from elsewhere. */
export const checkStyles = ({ folder, styles }: OverrideFiles): UnplacedIssue[] => {
  if (!styles) return [];
  const css = withoutComments(readFileSync(path.join(folder, STYLES), 'utf8'));
  const open = css.indexOf('/*');
  if (open >= 0)
    return [inFile(folder, STYLES, fault(open, 'This comment does not end.', 'Close it: */'))];
  const deep = tooDeepAt(css);
  if (deep >= 0) return [inFile(folder, STYLES, fault(deep, TOO_DEEP, 'Nest rules less.'))];
  const found = (): OwnFault[] => {
    try {
      return [
        ...outsideLayer(css),
        ...loadedFromElsewhere(css, folder),
        ...escapedNames(css),
        ...unknownTokens(css),
      ];
    } catch (error) {
      return [fault(0, (error as Error).message, 'Close what was opened.')];
    }
  };
  return found().map((each) => inFile(folder, STYLES, each));
};
