import { statSync, utimesSync } from 'node:fs';

const DAY_MS = 86_400_000;

/**
 * Notes that a file of the store is in use, for who removes what was used least lately: at most
 * once a day a time is set. A file that sites link to needs no note, and its time must stay: it is
 * what browsers are told.
 *
 * @param file absolute; nothing happens when it is gone or may not be changed
 */
export const touchStored = (file: string, now = Date.now()): void => {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats || stats.nlink > 1 || Math.abs(now - stats.mtimeMs) < DAY_MS) return;
  try {
    utimesSync(file, now / 1000, now / 1000);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'EPERM' && code !== 'EACCES' && code !== 'EROFS') throw error;
  }
};
