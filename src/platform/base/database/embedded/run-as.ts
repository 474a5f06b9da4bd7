import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { PlatformError } from '../../errors/platform-error.ts';

const run = promisify(execFile);

/** Under whom a program is started; empty for oneself. */
export interface RunAs {
  uid?: number;
  gid?: number;
}

/**
 * PostgreSQL refuses to run as root: finds another user for it.
 *
 * @returns nothing to change for an ordinary user, else the ids of `postgres` or `nobody`
 * @throws {PlatformError} `database_start_failed` when root has neither of them
 */
export const findRunAs = async (): Promise<RunAs> => {
  if (process.getuid?.() !== 0) return {};
  for (const user of ['postgres', 'nobody']) {
    const ids = await Promise.all(['-u', '-g'].map((flag) => readId(flag, user)));
    if (ids[0] && ids[1]) return { uid: ids[0], gid: ids[1] };
  }
  throw new PlatformError(
    'database_start_failed',
    'PostgreSQL does not run as root, and this machine has neither a user "postgres" nor "nobody"; run as another user or set DATABASE_URL.',
  );
};

const readId = async (flag: string, user: string): Promise<number | undefined> => {
  try {
    const { stdout } = await run('id', [flag, user]);
    return Number(stdout.trim()) || undefined;
  } catch {
    return undefined;
  }
};

/** Whether that user can enter a folder and write there. */
export const canWrite = async (folder: string, runAs: RunAs): Promise<boolean> => {
  if (runAs.uid === undefined) return true;
  try {
    await run('/bin/sh', ['-c', 'cd -- "$1" && test -w .', 'sh', folder], { ...runAs, cwd: '/' });
    return true;
  } catch {
    return false;
  }
};
