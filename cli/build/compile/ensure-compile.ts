import path from 'node:path';
import { fetchCompile } from '../store/remote/fetch-stored.ts';
import { noteCompiled } from '../store/remote/outbox.ts';
import { keepCompile } from './keep-compile.ts';
import { runCompileProcess } from './run-compile-process.ts';

const PROGRAM = path.join(import.meta.dirname, 'compile-process.ts');

/**
 * Compiles the site into a folder, in a process of its own.
 *
 * @param folder exists and is empty
 * @throws when it does not compile
 */
export const runCompile = (folder: string, key: string, sources: string[]): Promise<void> =>
  runCompileProcess({ subject: 'the site', program: PROGRAM, folder, key, sources });

/**
 * Sees to it that the store holds the compile of these sources, out of the shared store if that
 * has it. Only one process compiles; others wait for it.
 *
 * @param sources from `listCompileSources`
 * @returns whether it had to compile
 */
export const ensureCompile = async (key: string, sources: string[]): Promise<boolean> => {
  let isFetched = false;
  const isNew = await keepCompile({
    name: key,
    pattern: /^[0-9a-f]{16}$/,
    kept: 4,
    fill: async (draft) => {
      isFetched = await fetchCompile(key, draft);
      if (!isFetched) await runCompile(draft, key, sources);
    },
  });
  if (isNew && !isFetched) noteCompiled(key);
  return isNew && !isFetched;
};
