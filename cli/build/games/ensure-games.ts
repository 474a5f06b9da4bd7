import path from 'node:path';
import { compileFolder, keepCompile } from '../compile/keep-compile.ts';
import { runCompileProcess } from '../compile/run-compile-process.ts';
import { ROOT } from '../../base/paths.ts';
import { keyOfSources, sourcesOf } from '../compile/covered-sources.ts';

const PROGRAM = path.join(import.meta.dirname, 'games-process.ts');

/**
 * Sees to it that the store holds the compile of the games' pages. Only one process compiles; others
 * wait for it.
 *
 * @returns its folder, and whether it had to be made
 */
export const ensureGames = async (): Promise<{ folder: string; compiled: boolean }> => {
  const sources = listGamesSources();
  const key = gamesKey(sources);
  const name = `games-${key}`;
  const compiled = await keepCompile({
    name,
    pattern: /^games-[0-9a-f]{16}$/,
    kept: 3,
    fill: (folder) =>
      runCompileProcess({
        subject: 'the page of the games',
        program: PROGRAM,
        folder,
        key,
        sources,
      }),
  });
  return { folder: compileFolder(name), compiled };
};

/** The folders that the compile of the games' pages may read. */
const FOLDERS = [
  'src/games',
  'src/components',
  'src/theme',
  'src/domain',
  'src/api',
  'src/generated',
  'src/locales',
  'cli/build/games',
  'cli/build/compile',
];

/** Not the words that others than the games read. */
const isOfGames = (name: string): boolean => !/^src\/locales\/.*(?<!\/games\.json)$/.test(name);

/** Every file that the compile reads, from the root. */
const listGamesSources = (root = ROOT): string[] => sourcesOf(root, FOLDERS, isOfGames);

/** The name of the compile that these sources give. */
const gamesKey = (sources: string[], root = ROOT): string => keyOfSources(root, sources);
