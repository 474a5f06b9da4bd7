import path from 'node:path';
import { hashFiles, sha256 } from '../../base/files/fingerprint.ts';
import { walkFiles } from '../../base/files/walk-files.ts';

const isSource = (name: string): boolean => !/\.(test|stories)\.tsx?$/.test(name);

/**
 * Every source of some folders, and what each compile reads: lock file, package imports.
 *
 * @param isRead whether this compile reads a file, by its path from the root
 */
export const sourcesOf = (
  root: string,
  folders: readonly string[],
  isRead: (name: string) => boolean,
): string[] => [
  ...folders
    .flatMap((folder) => walkFiles(path.join(root, folder)).map((name) => `${folder}/${name}`))
    .filter((name) => isSource(name) && isRead(name)),
  'package-lock.json',
  'package.json',
  'tsconfig.json',
];

/** The name of the compile that these sources give: 16 hexadecimal digits. */
export const keyOfSources = (root: string, sources: string[]): string =>
  sha256(`${hashFiles(root, sources)}\n${process.versions.node}`).slice(0, 16);

/**
 * Refuses a compile that read what its key does not cover: an edit there would go unnoticed.
 *
 * @param subject as the message names it: `the site`
 */
export const requireCovered = (
  subject: string,
  read: ReadonlySet<string>,
  sources: readonly string[],
): void => {
  const known = new Set(sources);
  const strangers = [...read].filter((name) => !known.has(name)).toSorted();
  if (strangers.length > 0)
    throw new Error(`${subject} imports what its compile may not read: ${strangers.join(', ')}`);
};
