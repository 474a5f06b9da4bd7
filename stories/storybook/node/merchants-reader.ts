import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { MerchantsReading, ReadMerchant } from './merchant-data.ts';

/**
 * Reads the merchants in a fresh thread.
 *
 * @throws {Error} when the reading itself breaks; faults in merchants' files are part of the answer
 */
export const readInThread = (merchantsDir: string): Promise<MerchantsReading> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(path.join(import.meta.dirname, 'reading-thread.ts'), {
      workerData: merchantsDir,
    });
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', (code) => reject(new Error(`reading the merchants ended with ${code}`)));
  });

/**
 * The merchants to show after a reading: one whose files are at fault stays as it last was.
 *
 * @returns sorted by code
 */
export const keepLastGood = (
  before: readonly ReadMerchant[],
  { merchants, faulty }: MerchantsReading,
): ReadMerchant[] =>
  [...merchants, ...before.filter(({ data }) => faulty.includes(data.code))].toSorted((a, b) =>
    a.data.code < b.data.code ? -1 : 1,
  );
