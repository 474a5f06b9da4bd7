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

const isHeld = (file: string): boolean => {
  try {
    return !isAbandoned(readFileSync(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
};

/**
 * Runs a work that needs the store as it is: nothing is removed from it meanwhile. Any number of
 * such works may run at once; a removal that has begun is waited for.
 */
export const whileUsingStore = async <Value>(work: () => Promise<Value>): Promise<Value> => {
  mkdirSync(usersDir(), { recursive: true });
  const own = path.join(usersDir(), `${process.pid}-${Math.random().toString(36).slice(2)}`);
  // First the note, then the look: who sweeps does it the other way round, so one of us sees.
  const draft = path.join(storeDir(), `.user-${path.basename(own)}`);
  try {
    naming(draft, () => writeFileSync(draft, describeHolder()));
    renameSync(draft, own);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
  try {
    while (isHeld(sweepLock())) await sleep(20);
    return await work();
  } finally {
    rmSync(own, { force: true });
  }
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
