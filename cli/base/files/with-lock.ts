import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRefusedWrite, naming } from './disk-error.ts';
import { shortHash } from './fingerprint.ts';
import { describeHolder, isAbandoned } from './lock-holder.ts';

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? '';

/** How long a lock without a holder must stay as it is before it counts as abandoned. */
const UNKNOWN_FOR_MS = 2000;

/**
 * Makes a lock that names its holder from its first moment on: it is written under another name
 * and linked, which never replaces. Where there are no links it is written in its place. The holder
 * may sweep away what others write under such names; they try again.
 */
const take = (file: string): boolean => {
  const draft = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  try {
    naming(draft, () => writeFileSync(draft, describeHolder(), { flag: 'wx' }));
    linkSync(draft, file);
    return true;
  } catch (error) {
    const isDraftGone =
      codeOf(error) === 'ENOENT' && (error as NodeJS.ErrnoException).syscall === 'link';
    if (codeOf(error) === 'EEXIST' || isDraftGone) return false;
    if (!['EPERM', 'ENOTSUP', 'ENOSYS'].includes(codeOf(error))) throw error;
    return takeInPlace(file);
  } finally {
    rmSync(draft, { force: true });
  }
};

const takeInPlace = (file: string): boolean => {
  try {
    writeFileSync(file, describeHolder(), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    return false;
  }
};

const readLock = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    return undefined;
  }
};

/**
 * Removes a lock with this content. Of many who see that its holder is gone only one may, or the
 * second would remove the lock that the first has just taken: who makes the lock's own lock.
 */
const free = (file: string, text: string): void => {
  const own = `${file}.${shortHash(text)}`;
  if (take(own)) {
    if (readLock(file) === text) rmSync(file, { force: true });
    rmSync(own, { force: true });
    return;
  }
  // If the process is killed here, its own lock is freed in the same way.
  const left = readLock(own);
  if (left !== undefined && isAbandoned(left)) free(own, left);
};

const namesHolder = (text: string): boolean => /^\d+( |$)/.test(text);

/** Frees a lock whose holder is gone; one that names nobody, once it has been so for a while. */
const makeLiberator = (file: string) => {
  let unknownSince: number | undefined;
  return (): void => {
    const text = readLock(file);
    if (text === undefined) return;
    if (namesHolder(text)) {
      unknownSince = undefined;
      if (isAbandoned(text)) free(file, text);
      return;
    }
    // A monotonic clock: the time of day can be set back.
    unknownSince ??= performance.now();
    if (performance.now() - unknownSince >= UNKNOWN_FOR_MS) free(file, text);
  };
};

/**
 * Runs a work that only one process of this machine may do at a time; others wait their turn. A
 * lock left by a killed process is taken over.
 *
 * @param file the lock; made and removed again
 * @param onWait called once when the work has to wait, with the holder's process id if it is known
 */
export const withLock = async <Value>(
  file: string,
  work: () => Promise<Value>,
  onWait: (holder: string) => void = () => {},
): Promise<Value> => {
  mkdirSync(path.dirname(file), { recursive: true });
  const freeIfAbandoned = makeLiberator(file);
  let told = false;
  while (!take(file)) {
    freeIfAbandoned();
    const text = readLock(file);
    if (text === undefined) continue;
    if (!told) onWait(text.split(' ')[0] ?? '');
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
 * Runs a short work unless another process holds the lock or nothing may be written there; then
 * leaves it undone.
 *
 * @param file the lock; made and removed again
 */
export const withLockIfFree = (file: string, work: () => void): void => {
  try {
    makeLiberator(file)();
    if (!take(file)) return;
  } catch (error) {
    if (isRefusedWrite(error)) return;
    throw error;
  }
  try {
    work();
  } finally {
    rmSync(file, { force: true });
  }
};
