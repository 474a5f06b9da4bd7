import path from 'node:path';
import { InputError } from '../terminal/errors.ts';

/** What a file system says when it takes nothing more → what to do about it. */
const REFUSALS: Record<string, (place: string) => string> = {
  ENOSPC: (place) => `there is no space left in ${place}. Free some and do it again`,
  EDQUOT: (place) => `the quota is used up in ${place}. Free some space and do it again`,
  EROFS: (place) => `${place} lies on a read-only file system. Choose another folder`,
  EACCES: (place) => `this user has no right to use ${place}. Change its rights or its owner`,
  EPERM: (place) => `this user has no right to use ${place}. Change its rights or its owner`,
  ENOTDIR: (place) => `${place} is no folder`,
  EMFILE: (place) => `too many files are open to reach ${place}. Raise the limit (ulimit -n)`,
  ENFILE: (place) => `too many files are open on this machine to reach ${place}`,
};

/**
 * Runs a short work on one file. What the system says of a write names no file: this does.
 *
 * @throws what the work throws, with the file's path
 */
export const naming = <Value>(file: string, work: () => Value): Value => {
  try {
    return work();
  } catch (error) {
    if (error instanceof Error && !('path' in error)) Object.assign(error, { path: file });
    throw error;
  }
};

/** Whether nothing may be written there, by anyone or by this user. */
export const isRefusedWrite = (error: unknown): boolean =>
  ['EROFS', 'EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '');

/**
 * The fault of a disk that is full or closed to us, in words for who runs the command.
 *
 * @returns `undefined` when the error is of another kind
 */
export const toDiskError = (error: unknown): InputError | undefined => {
  if (!(error instanceof Error) || error instanceof InputError) return undefined;
  const { code = '', path: from, dest } = error as NodeJS.ErrnoException & { dest?: string };
  const report = REFUSALS[code];
  const file = dest ?? from;
  const place = file === undefined ? undefined : path.dirname(file);
  if (report && place !== undefined) {
    return new InputError(`${report(place)}. Nothing was lost: what was built before stays.`);
  }
  // A worker process of ours reports it by its message.
  const told = /\bENOSPC\b|no space left on device/i.test(error.message);
  if (!told && code !== 'ENOSPC') return undefined;
  return new InputError(
    `there is no space left on the disk. Free some and do it again. Nothing was lost: what was ` +
      `built before stays.\n${error.message}`,
  );
};

/**
 * Runs a work; a disk that is full or closed to us becomes a clear fault.
 *
 * @throws {InputError} says which folder, and what to do
 */
export const withDiskErrors = async <Value>(work: () => Promise<Value>): Promise<Value> => {
  try {
    return await work();
  } catch (error) {
    throw toDiskError(error) ?? error;
  }
};
