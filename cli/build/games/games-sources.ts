import path from 'node:path';
import { hashFiles, sha256 } from '../../base/files/fingerprint.ts';
import { walkFiles } from '../../base/files/walk-files.ts';
import { ROOT } from '../../base/paths.ts';

/** The folders that the compile of the games' pages may read. */
const FOLDERS = [
  'src/games',
  'src/components',
  'src/theme',
  'src/domain',
  'src/api',
  'src/generated',
  'src/locales',
  'src/vendor/kinds',
  'cli/build/games',
  'cli/build/compile',
];

const isSource = (name: string): boolean => !/\.(test|stories)\.tsx?$/.test(name);

/** Every file that the compile reads, from the root. */
export const listGamesSources = (root = ROOT): string[] => [
  ...FOLDERS.flatMap((folder) =>
    walkFiles(path.join(root, folder)).map((name) => `${folder}/${name}`),
  ).filter(isSource),
  'package-lock.json',
  'package.json',
  'tsconfig.json',
];

/** The name of the compile that these sources give. */
export const gamesKey = (sources: string[], root = ROOT): string =>
  sha256(`${hashFiles(root, sources)}\n${process.versions.node}`).slice(0, 16);
