import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { didYouMean } from '#config/schema/nearest.ts';
import type { UnplacedIssue } from '#config/issues/issue.ts';
import { ROOT } from '../../base/paths.ts';
import { FONT_LIST } from '../render/own-fonts.ts';
import { isOfSite, type OverrideFiles, STYLES } from './override-files.ts';
import { inFile } from './override-issue.ts';

/** Files beside those that have a name of their own: helpers, pictures, fonts with their licences. */
const OTHERS = [
  /^(?:components|pages|home|parts)\/[\w-]+\.ts$/,
  /^parts\/[\w-]+\.tsx$/,
  /^pictures\/[\w-]+\.(?:svg|png|webp|avif)$/,
  /^fonts\/[\w.-]+\.(?:woff2|txt|md)$/,
];

const PLACES =
  'components/<Name>.tsx, pages/<name>.page.tsx, home/<name>.section.tsx, parts/<name>.tsx, ' +
  'pictures/, words/<language>.json, fonts/fonts.json and styles.css';

let library: string[] | undefined;

/** The names of the library's components. */
export const libraryComponents = (): string[] => {
  const folder = path.join(ROOT, 'src', 'components');
  library ??= readdirSync(folder).filter((name) =>
    existsSync(path.join(folder, name, `${name}.tsx`)),
  );
  return library;
};

/** Finds files that stand in no place, and components that replace none. */
export const checkPlaces = (files: OverrideFiles): UnplacedIssue[] => {
  const { folder, components, pages, sections, words, all } = files;
  const known = new Set([
    FONT_LIST,
    STYLES,
    ...[...components, ...pages, ...sections, ...words].map(({ file }) => file),
  ]);
  const strangers = all
    .filter(
      (file) => isOfSite(file) && !known.has(file) && !OTHERS.some((place) => place.test(file)),
    )
    .map((file) =>
      inFile(folder, file, {
        code: 'overrides/place',
        message: `Nothing is made of overrides/${file}.`,
        suggestion: `There are ${PLACES}.`,
      }),
    );
  const unknown = components
    .filter(({ name }) => !libraryComponents().includes(name))
    .map(({ name, file }) =>
      inFile(folder, file, {
        code: 'overrides/component',
        message: `The library has no component “${name}”.`,
        suggestion:
          didYouMean(name, libraryComponents()) ||
          'A component that is all your own stands in overrides/parts.',
      }),
    );
  return [...strangers, ...unknown];
};
