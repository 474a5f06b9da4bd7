import path from 'node:path';
import type { Batch, Outcome } from './build-merchants.ts';
import { inParts, runThreads } from './run-threads.ts';

/** Small enough to keep all threads busy to the end, large enough to be worth a message. */
const BATCH = 16;

const work = {
  file: path.join(import.meta.dirname, 'build-merchants.ts'),
  name: 'buildMerchants',
  here: async () => (await import('./build-merchants.ts')).buildMerchants,
};

/**
 * Builds merchants: a few in this thread, many in as many threads as there are processors.
 *
 * @param onBuilt called with the number of merchants that are through
 * @returns the outcomes in the order of the orders
 */
export const runBatches = async (
  batch: Batch,
  onBuilt: (count: number) => void,
): Promise<Outcome[]> => {
  const jobs = inParts(batch.orders, BATCH).map((orders): Batch => ({ ...batch, orders }));
  let through = 0;
  const outcomes = await runThreads<Batch, Outcome[]>(work, jobs, (done) => {
    through += done.length;
    onBuilt(through);
  });
  return outcomes.flat();
};
