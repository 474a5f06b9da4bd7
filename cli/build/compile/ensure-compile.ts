import path from 'node:path';
import { fetchCompile } from '../store/remote/fetch-stored.ts';
import { noteCompiled } from '../store/remote/outbox.ts';
import { type KeptCompile, keepCompile } from './keep-compile.ts';
import { SITE_STEPS } from './site-steps.ts';

const PROGRAM = path.join(import.meta.dirname, 'compile-process.ts');

/**
 * Compiles the site into a folder, in a process of its own.
 *
 * @param folder exists and is empty
 * @throws when it does not compile
 */
export const runCompile = async (folder: string, key: string, sources: string[]): Promise<void> => {
  const { runCompileProcess } = await import('./run-compile-process.ts');
  await runCompileProcess({
    subject: 'the site',
    program: PROGRAM,
    folder,
    key,
    sources,
    steps: SITE_STEPS,
  });
};

/**
 * Sees to it that the store holds a compile of the site, out of the shared store if that has it.
 * Only one process compiles; others wait for it.
 *
 * @param compile `fill` compiles; called when the shared store has none
 * @returns whether it had to compile
 */
export const ensureKept = async ({ fill, ...compile }: KeptCompile): Promise<boolean> => {
  let isFetched = false;
  const isNew = await keepCompile({
    ...compile,
    fill: async (draft) => {
      isFetched = await fetchCompile(compile.name, draft);
      if (!isFetched) await fill(draft);
    },
  });
  if (isNew && !isFetched) noteCompiled(compile.name);
  return isNew && !isFetched;
};

/**
 * Sees to it that the store holds the compile of these sources, which all brands without own code
 * share.
 *
 * @param sources from `listCompileSources`
 * @returns whether it had to compile
 */
export const ensureCompile = (key: string, sources: string[]): Promise<boolean> =>
  ensureKept({
    name: key,
    pattern: /^[0-9a-f]{16}$/,
    kept: 4,
    fill: (draft) => runCompile(draft, key, sources),
  });
