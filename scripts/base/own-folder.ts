import type { ChildProcess } from 'node:child_process';
import { appendFileSync, chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { endFolder, OWNER_FILE, type Owner } from './end-folder.ts';
import { ownSystem, startOf } from './known-process.ts';
import { sweepAbandoned } from './sweep-abandoned.ts';

/** The folders of this process. */
const folders = new Set<string>();

/** Ends what was started in the folders of this process, and removes them. Those that are gone are nobody's business any more. */
const endOwn = (): void => {
  for (const folder of folders) endFolder(folder);
  folders.clear();
};

/** Ctrl-C, a kill, a closed terminal. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

let isWatching = false;

/** However this process ends, but for a kill that it cannot hear: what it has started ends with it. */
const watchEnd = (): void => {
  if (isWatching) return;
  isWatching = true;
  sweepAbandoned();
  process.on('exit', endOwn);
  for (const signal of SIGNALS)
    // Npm hands on what the terminal sends to all, so that it comes twice: the second one must not cut this off.
    process.on(signal, () => {
      if (process.stderr.isTTY) process.stderr.write('\nEnding what was started…\n');
      endOwn();
      // Who waits for this process sees by what it ended.
      process.removeAllListeners(signal);
      process.kill(process.pid, signal);
    });
};

/**
 * Makes an empty folder in the temporary folder for what a script, or a test, starts. Whoever made it removes it; whatever
 * is left when this process ends is ended and removed then, by whichever signal: databases that run in it, processes that were
 * handed over by `ownProcess`, file systems that are mounted there. After a kill that cannot be heard (SIGKILL) the next process that
 * makes such a folder does it.
 *
 * @param name tells whose it is, where it was left behind
 */
export const makeOwnFolder = (name: string): string => {
  watchEnd();
  const folder = mkdtempSync(path.join(os.tmpdir(), `livery-${name}-`));
  // PostgreSQL runs as another user, who must reach its data below.
  chmodSync(folder, 0o755);
  const owner: Owner = {
    pid: process.pid,
    startedAt: startOf(process.pid) ?? '',
    system: ownSystem(),
  };
  writeFileSync(path.join(folder, OWNER_FILE), `${JSON.stringify(owner)}\n`);
  folders.add(folder);
  return folder;
};

/** Leaves a folder of `makeOwnFolder` where it is, for somebody to look at. */
export const keepFolder = (folder: string): void => {
  folders.delete(folder);
  rmSync(path.join(folder, OWNER_FILE), { force: true });
};

/**
 * Hands a process over to a folder of `makeOwnFolder`: it ends with it.
 *
 * @param folder that one, or one below it
 * @param signal by which it ends as quickly as it can
 */
export const ownProcess = (
  folder: string,
  { pid }: Pick<ChildProcess, 'pid'>,
  signal: NodeJS.Signals = 'SIGTERM',
): void => {
  const own = [...folders].find(
    (each) => folder === each || folder.startsWith(`${each}${path.sep}`),
  );
  const startedAt = pid === undefined ? null : startOf(pid);
  if (own === undefined || startedAt === null) return;
  appendFileSync(path.join(own, OWNER_FILE), `${JSON.stringify({ pid, startedAt, signal })}\n`);
};
