import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';
import { withLock } from '../../base/files/with-lock.ts';
import { ROOT, storeDir } from '../../base/paths.ts';
import { gamesKey, listGamesSources } from './games-sources.ts';

/** How many compiles the store keeps; an older one can be made again. */
const KEPT = 3;

const isDone = (folder: string): boolean => existsSync(path.join(folder, 'compile.json'));

const runCompile = async (folder: string, key: string, sources: string[]): Promise<void> => {
  const program = path.join(import.meta.dirname, 'games-process.ts');
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
    throw new Error(`the games do not compile:\n${stripVTControlCharacters(message).trim()}`);
};

const dropOldCompiles = (): void => {
  const folders = readdirSync(storeDir())
    .filter((name) => /^games-[0-9a-f]{16}$/.test(name))
    .map((name) => ({ name, at: statSync(path.join(storeDir(), name)).mtimeMs }))
    .toSorted((a, b) => b.at - a.at);
  for (const { name } of folders.slice(KEPT))
    rmSync(path.join(storeDir(), name), { recursive: true, force: true });
};

/**
 * Sees to it that the store holds the compile of the games' pages. Only one process compiles; others
 * wait for it.
 *
 * @returns its folder, and whether it had to be made
 */
export const ensureGames = async (): Promise<{ folder: string; compiled: boolean }> => {
  const sources = listGamesSources();
  const key = gamesKey(sources);
  const folder = path.join(storeDir(), `games-${key}`);
  if (isDone(folder)) return { folder, compiled: false };
  mkdirSync(storeDir(), { recursive: true });
  return withLock(path.join(storeDir(), `games-${key}.lock`), async () => {
    if (isDone(folder)) return { folder, compiled: false };
    const draft = path.join(storeDir(), `.draft-games-${key}`);
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { recursive: true });
    await runCompile(draft, key, sources);
    rmSync(folder, { recursive: true, force: true });
    renameSync(draft, folder);
    dropOldCompiles();
    return { folder, compiled: true };
  });
};
