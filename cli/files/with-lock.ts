import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const take = (file: string): boolean => {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
};

/** Frees a lock whose holder was killed; a lock just being written has no holder's id yet. */
const freeIfAbandoned = (file: string): void => {
  try {
    const holder = Number(readFileSync(file, 'utf8'));
    if (holder > 0 && !isAlive(holder)) rmSync(file, { force: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
};

/**
 * Runs a work that only one process may do at a time; others wait their turn. A lock left by a
 * killed process is taken over.
 *
 * @param file the lock; made and removed again
 * @param onWait called once when the work has to wait
 */
export const withLock = async <Value>(
  file: string,
  work: () => Promise<Value>,
  onWait: () => void = () => {},
): Promise<Value> => {
  mkdirSync(path.dirname(file), { recursive: true });
  let told = false;
  while (!take(file)) {
    freeIfAbandoned(file);
    if (!told) onWait();
    told = true;
    await sleep(50);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
};

/**
 * Runs a short work unless another process holds the lock; then leaves it undone.
 *
 * @param file the lock; made and removed again
 */
export const withLockIfFree = (file: string, work: () => void): void => {
  freeIfAbandoned(file);
  if (!take(file)) return;
  try {
    work();
  } finally {
    rmSync(file, { force: true });
  }
};
