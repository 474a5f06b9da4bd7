import type { ThemeMode } from '#generated/merchant-config.ts';
import type { UnplacedIssue } from '../issues/issue.ts';
import { didYouMean } from '../schema/nearest.ts';
import { faultOfColor, faultOfColorsIn } from './color-faults.ts';
import { aliasKey, OWN_EXTENSION } from './dtcg-values.ts';
import { dtcgTypeOf, fromDtcg } from './from-dtcg.ts';
import type { ReadToken, ReadTokens } from './read-tokens.ts';
import { keyOfName, knownKeys, modelOfKey, propertyOfKey } from './token-names.ts';

/** What a file of design tokens wants a token of ours to be. */
export interface TokenTarget {
  /** `color.bgAlt`, `brand.primary` */
  key: string;
  type: string;
  /** JSON pointer to it in the file of tokens. */
  pointer: string;
  /** As CSS, referring to other tokens of ours where the design token is an alias. */
  css: Record<ThemeMode, string>;
  /** As CSS, worked out. */
  literal: Record<ThemeMode, string>;
}

/** What was understood of a file of design tokens, and what was not. */
export interface Matched {
  targets: TokenTarget[];
  issues: UnplacedIssue[];
}

const MODES = ['light', 'dark'] as const;

const typeOfKey = (key: string): string => modelOfKey(key)?.type ?? 'color';

/** Names in an alias are spelled as the tool likes, too. */
const propertyOf = (id: string): string | undefined => propertyOfKey(keyOfName(id) ?? '');

const aliasesIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [aliasKey(value) ?? []].flat();
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(aliasesIn) : [];
};

/** Tokens that are no tokens of ours, but that those are made of: a palette. */
const helpersIn = (tokens: readonly ReadToken[]): Set<string> => {
  const byId = new Map(tokens.map((token) => [token.id, token]));
  const helpers = new Set<string>();
  const follow = ({ written }: ReadToken): void => {
    for (const id of aliasesIn(written)) {
      const next = byId.get(id);
      if (next === undefined || helpers.has(id)) continue;
      helpers.add(id);
      follow(next);
    }
  };
  for (const token of tokens) if (keyOfName(token.id) !== undefined) follow(token);
  return helpers;
};

const unknown = (file: string, id: string, pointer: string): UnplacedIssue => ({
  code: 'tokens/unknown',
  file,
  pointer,
  atKey: true,
  message: `“${id}” is no token of a theme.`,
  suggestion: didYouMean(id, knownKeys),
});

/** What speaks against a token of a known name. */
const objection = ({ id, $type }: ReadToken, type: string): string | undefined => {
  const wanted = dtcgTypeOf(type);
  if (wanted === undefined) {
    return `The format has no type for “${id}”: it stands as CSS in $extensions.${OWN_EXTENSION}.css.`;
  }
  const fits = $type === wanted || (wanted === 'fontWeight' && $type === 'number');
  if (fits) return undefined;
  return $type === '' ? `“${id}” has no $type.` : `“${id}” is of type ${$type}, not ${wanted}.`;
};

/** What the parser would make a color of without a word. */
const colorFault = (type: string, written: unknown): string | undefined =>
  type === 'color' ? faultOfColor(written) : faultOfColorsIn(written);

const matchToken = (file: string, token: ReadToken, key: string): TokenTarget | UnplacedIssue => {
  const { id, pointer, written, worked, extensions } = token;
  const type = typeOfKey(key);
  const at = { code: 'tokens/value', file, pointer } as const;
  const against = objection(token, type);
  if (against !== undefined) return { ...at, message: against };
  const fault = MODES.map((mode) => colorFault(type, written[mode])).find(Boolean);
  if (fault !== undefined) return { ...at, message: `“${id}”: ${fault}` };
  const [light, dark] = MODES.map((mode) => {
    const literal = fromDtcg(type, worked[mode], propertyOf, extensions);
    return { css: fromDtcg(type, written[mode], propertyOf, extensions) ?? literal, literal };
  });
  if (light?.css === undefined || dark?.css === undefined) {
    return { ...at, message: `The value of “${id}” has not the form of a ${dtcgTypeOf(type)}.` };
  }
  const css = { light: light.css, dark: dark.css };
  if (css.light !== css.dark && (type !== 'color' || modelOfKey(key) === undefined)) {
    return { ...at, message: `“${id}” differs from mode to mode; it holds in both.` };
  }
  const literal = { light: light.literal ?? css.light, dark: dark.literal ?? css.dark };
  return { key, type, pointer, css, literal };
};

/** What the format has no type for, as CSS. */
const matchCss = (
  file: string,
  extensions: ReadTokens['extensions'],
): (TokenTarget | UnplacedIssue)[] => {
  const own = (extensions[OWN_EXTENSION] ?? {}) as { css?: unknown };
  if (typeof own.css !== 'object' || own.css === null) return [];
  return Object.entries(own.css).map(([id, value]: [string, unknown]) => {
    const pointer = `/$extensions/${OWN_EXTENSION}/css/${id}`;
    const key = keyOfName(id);
    if (key === undefined || modelOfKey(key) === undefined) return unknown(file, id, pointer);
    if (typeof value !== 'string') {
      return { code: 'tokens/value', file, pointer, message: `“${id}” is CSS: a text.` };
    }
    const both = { light: value, dark: value };
    return { key, type: typeOfKey(key), pointer, css: both, literal: both };
  });
};

/** Finds out which of our tokens a file of design tokens is about, and what they shall be. */
export const matchTokens = (file: string, { tokens, extensions }: ReadTokens): Matched => {
  const helpers = helpersIn(tokens);
  const matched = [
    ...tokens.flatMap((token) => {
      const key = keyOfName(token.id);
      if (key !== undefined) return matchToken(file, token, key);
      return helpers.has(token.id) ? [] : unknown(file, token.id, token.pointer);
    }),
    ...matchCss(file, extensions),
  ];
  return {
    targets: matched.filter((each) => 'key' in each),
    issues: matched.filter((each) => 'code' in each),
  };
};
