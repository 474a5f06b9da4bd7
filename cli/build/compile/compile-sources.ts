import path from 'node:path';
import { hashFiles, sha256 } from '../../base/files/fingerprint.ts';
import { walkFiles } from '../../base/files/walk-files.ts';
import { ROOT } from '../../base/paths.ts';

/** The folders that the site's compile may read; what else it read would fail the compile. */
export const COMPILED = [
  'src/site',
  'src/components',
  'src/theme',
  'src/domain',
  'src/api',
  'src/generated',
  'src/locales',
  'cli/build/compile',
];

const isSource = (name: string): boolean => !/\.(test|stories)\.tsx?$/.test(name);

/** Every file that the compile reads: sources, lock file, package imports, the compile's own code. */
export const listCompileSources = (root = ROOT): string[] => [
  ...COMPILED.flatMap((folder) =>
    walkFiles(path.join(root, folder)).map((name) => `${folder}/${name}`),
  ).filter(isSource),
  'package-lock.json',
  'package.json',
  'tsconfig.json',
];

/**
 * The name of the compile that these sources give.
 *
 * @param sources from `listCompileSources`
 */
export const compileKey = (sources: string[], root = ROOT): string =>
  sha256(`${hashFiles(root, sources)}\n${process.versions.node}`).slice(0, 16);
