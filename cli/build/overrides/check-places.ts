import { existsSync, lstatSync, readdirSync } from 'node:fs';
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

/** A folder of overrides that is none. */
export const checkFolder = (folder: string): UnplacedIssue[] =>
  lstatSync(folder).isDirectory()
    ? []
    : [
        {
          code: 'overrides/place',
          file: folder,
          pointer: '',
          message: '“overrides” is no folder.',
          suggestion: 'Own code stands in a folder of this name; without own code there is none.',
        },
      ];

/** The most that a file may weigh, by its ending; fonts have their own measure. */
const MOST_BYTES = [
  { ending: /\.(?:tsx?|css|json|md|txt)$/, most: 200_000, hint: 'Split it, or leave data out.' },
  { ending: /\.(?:svg|png|webp|avif)$/, most: 500_000, hint: 'Scale it down to what is shown.' },
] as const;

const PLACED_LIKE = /^components\/([A-Z]\w*)\.ts$/;

/** What is wrong with a file whatever is in it, in two sentences. */
const fileFault = (files: OverrideFiles, file: string): [string, string] | undefined => {
  const stats = lstatSync(path.join(files.folder, file));
  if (stats.isSymbolicLink())
    return [
      `overrides/${file} is a link to something else.`,
      'Copy what it leads to: own code lies in the brand’s folder.',
    ];
  if (!stats.isFile()) return [`overrides/${file} is no file.`, 'Take it away.'];
  const { most, hint } = MOST_BYTES.find(({ ending }) => ending.test(file)) ?? {};
  if (most !== undefined && stats.size > most)
    return [
      `overrides/${file} weighs ${Math.round(stats.size / 1000)} kB; ${most / 1000} kB is the most.`,
      hint ?? '',
    ];
  const alike = files.all.find(
    (other) => other < file && other.toLowerCase() === file.toLowerCase(),
  );
  if (alike !== undefined)
    return [
      `overrides/${file} differs from overrides/${alike} in the case of letters alone.`,
      'Keep one of them: on many machines they are the same file.',
    ];
  const name = PLACED_LIKE.exec(file)?.[1];
  if (name !== undefined && libraryComponents().includes(name))
    return [
      `overrides/${file} is named like a component and replaces none.`,
      `The component stands in components/${name}.tsx; what helps it is named otherwise.`,
    ];
  return undefined;
};

const badFiles = (files: OverrideFiles): UnplacedIssue[] =>
  files.all.flatMap((file) => {
    const [message, suggestion] = fileFault(files, file) ?? [];
    return message === undefined || suggestion === undefined
      ? []
      : [inFile(files.folder, file, { code: 'overrides/file', message, suggestion })];
  });

/** Finds files that are links, too large or no files, that stand in no place, and components that replace none. */
export const checkPlaces = (files: OverrideFiles): UnplacedIssue[] => {
  const bad = badFiles(files);
  return bad.length > 0 ? bad : strangersOf(files);
};

/** Files that stand in no place, and components that replace none. */
const strangersOf = (files: OverrideFiles): UnplacedIssue[] => {
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
