import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { naming } from '../../../base/files/disk-error.ts';
import { describeHolder, isAbandoned } from '../../../base/files/lock-holder.ts';
import { withLock } from '../../../base/files/with-lock.ts';
import { storeDir } from '../../../base/paths.ts';

/** One file for each build that is running, whatever folder it builds into. */
const usersDir = (): string => path.join(storeDir(), 'users');

const sweepLock = (): string => path.join(storeDir(), 'sweep.lock');

/**
 * What a lock or a note says besides who wrote it.
 *
 * @returns undefined where there is none, or its process is gone
 */
export const readNote = (file: string): string | undefined => {
  try {
    const [holder = '', about = ''] = readFileSync(file, 'utf8').split('\n');
    return isAbandoned(holder) ? undefined : about;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};

const isHeld = (file: string): boolean => readNote(file) !== undefined;

/**
 * Writes a note that names this process, whole from its first moment on.
 *
 * @param folder in the store, where such notes lie
 * @param about what else it says, on a line of its own
 * @returns its file
 */
export const writeNote = (folder: string, about = ''): string => {
  mkdirSync(folder, { recursive: true });
  const own = path.join(folder, `${process.pid}-${Math.random().toString(36).slice(2)}`);
  const draft = path.join(storeDir(), `.user-${path.basename(own)}`);
  try {
    naming(draft, () => writeFileSync(draft, `${describeHolder()}\n${about}`.trim()));
    renameSync(draft, own);
    return own;
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
};

/** Waits while something is being removed; to be called after the note was written: who removes looks for notes after it has said so, so one of both sees the other. */
export const untilNothingGoes = async (): Promise<void> => {
  while (isHeld(sweepLock())) await sleep(20);
};

const withNote = async <Value>(own: string, work: () => Promise<Value>): Promise<Value> => {
  try {
    await untilNothingGoes();
    return await work();
  } finally {
    rmSync(own, { force: true });
  }
};

/**
 * Runs a work that needs the store as it is: nothing is removed from it meanwhile. Any number of
 * such works may run at once; a removal that has begun is waited for.
 */
export const whileUsingStore = async <Value>(work: () => Promise<Value>): Promise<Value> =>
  withNote(writeNote(usersDir()), work);

/** The same for a work that only reads: it is also done where nothing can be written. */
export const whileReadingStore = async <Value>(work: () => Promise<Value>): Promise<Value> => {
  let own: string;
  try {
    own = writeNote(usersDir());
  } catch {
    // A full disk, or one that may not be written: nothing is to be kept there anyway.
    return work();
  }
  return withNote(own, work);
};

/** Whether a build is running; forgets those that were killed. */
const isInUse = (): boolean => {
  if (!existsSync(usersDir())) return false;
  return readdirSync(usersDir())
    .map((name) => path.join(usersDir(), name))
    .some((file) => {
      if (isHeld(file)) return true;
      rmSync(file, { force: true });
      return false;
    });
};

/**
 * Runs a work that removes from the store, when no build is running; none begins before it ends.
 *
 * @param onBusy called when a build is running; the work is then left undone
 */
export const whileStoreIsIdle = async <Value>(
  work: () => Value,
  onBusy: () => Value,
): Promise<Value> => withLock(sweepLock(), async () => (isInUse() ? onBusy() : work()));

/** Waits until no build is running. */
export const untilStoreIsIdle = async (): Promise<void> => {
  while (isInUse()) await sleep(200);
};
