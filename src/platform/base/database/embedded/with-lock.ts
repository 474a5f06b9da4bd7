import { readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive } from './is-alive.ts';

/**
 * Lets one process at a time do something; a lock whose owner has died is taken over.
 *
 * @param file where the owner's process number is kept
 */
export const withLock = async <Value>(file: string, work: () => Promise<Value>): Promise<Value> => {
  while (!(await take(file))) await wait(100);
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
};

const take = async (file: string): Promise<boolean> => {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const owner = Number(await readFile(file, 'utf8').catch(() => ''));
  if (owner && !isAlive(owner)) await rm(file, { force: true });
  return false;
};
