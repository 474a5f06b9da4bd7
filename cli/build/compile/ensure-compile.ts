import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';
import { withLock } from '../../base/files/with-lock.ts';
import { ROOT, storeDir } from '../../base/paths.ts';
import { fetchCompile } from '../store/remote/ask-remote.ts';
import { noteCompiled } from '../store/remote/outbox.ts';

/** How many compiles the store keeps; an older one can be made again. */
const KEPT = 4;

/** Where a compile lies in the store. */
export const compileFolder = (key: string): string => path.join(storeDir(), key);

/** Whether the store holds a compile whole. */
export const hasCompile = (key: string): boolean =>
  existsSync(path.join(compileFolder(key), 'compile.json'));

/**
 * Compiles the site into a folder, in a process of its own.
 *
 * @param folder exists and is empty
 * @throws when it does not compile
 */
export const runCompile = async (folder: string, key: string, sources: string[]): Promise<void> => {
  const program = path.join(import.meta.dirname, 'compile-process.ts');
  const child = spawn(process.execPath, [program, ROOT, folder, key], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  child.stdin.end(JSON.stringify(sources));
  const [message, code] = await Promise.all([
    text(child.stderr),
    new Promise<number | null>((resolve, reject) => {
      child.on('error', reject);
      child.on('exit', resolve);
    }),
  ]);
  if (code !== 0)
    throw new Error(`the site does not compile:\n${stripVTControlCharacters(message).trim()}`);
};

/** Keeps the newest; the one in use always, for a clock that was set back makes it look old. */
const dropOldCompiles = (used: string): void => {
  const folders = readdirSync(storeDir())
    .filter((name) => /^[0-9a-f]{16}$/.test(name) && name !== used)
    .map((name) => ({ name, at: statSync(path.join(storeDir(), name)).mtimeMs }))
    .toSorted((a, b) => b.at - a.at);
  for (const { name } of folders.slice(KEPT - 1)) {
    rmSync(path.join(storeDir(), name), { recursive: true, force: true });
  }
};

/** Fetches a compile or makes it; a draft that cannot be finished gives its space back. */
const fillDraft = async (draft: string, key: string, sources: string[]): Promise<boolean> => {
  try {
    const isFetched = await fetchCompile(key, draft);
    if (!isFetched) await runCompile(draft, key, sources);
    return isFetched;
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
};

/**
 * Sees to it that the store holds the compile of these sources, out of the shared store if that
 * has it. Only one process compiles; others
 * wait for it.
 *
 * @param sources from `listCompileSources`
 * @returns whether it had to compile
 */
export const ensureCompile = async (key: string, sources: string[]): Promise<boolean> => {
  if (hasCompile(key)) return false;
  return withLock(path.join(storeDir(), `${key}.lock`), async () => {
    if (hasCompile(key)) return false;
    const draft = path.join(storeDir(), `.draft-${key}`);
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { recursive: true });
    const isFetched = await fillDraft(draft, key, sources);
    rmSync(compileFolder(key), { recursive: true, force: true });
    renameSync(draft, compileFolder(key));
    if (!isFetched) noteCompiled(key);
    dropOldCompiles(key);
    return !isFetched;
  });
};
