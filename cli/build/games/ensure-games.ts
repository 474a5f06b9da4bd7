import path from 'node:path';
import { compileFolder, dropOldCompiles, keepCompile } from '../compile/keep-compile.ts';
import { runCompileProcess } from '../compile/run-compile-process.ts';
import { keepServed } from '../store/local/served-compiles.ts';
import { gamesKey, listGamesSources } from './games-sources.ts';

const PROGRAM = path.join(import.meta.dirname, 'games-process.ts');

/**
 * Sees to it that the store holds the compile of the games' pages. Only one process compiles; others
 * wait for it. It stays until this process ends, which serves from it.
 *
 * @returns its folder, and whether it had to be made
 */
export const ensureGames = async (): Promise<{ folder: string; compiled: boolean }> => {
  const sources = listGamesSources();
  const key = gamesKey(sources);
  const name = `games-${key}`;
  await keepServed(name);
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
  await dropOldCompiles();
  return { folder: compileFolder(name), compiled };
};
