import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { Batch, Order, Outcome } from './build-merchants.ts';

/** Up to here a thread of its own costs more than it brings. */
const FEW = 3;

/** Small enough to keep all threads busy to the end, large enough to be worth a message. */
const BATCH = 16;

const split = (orders: readonly Order[]): Order[][] =>
  Array.from({ length: Math.ceil(orders.length / BATCH) }, (_, index) =>
    orders.slice(index * BATCH, (index + 1) * BATCH),
  );

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
  if (batch.orders.length <= FEW) {
    const { buildMerchants } = await import('./build-merchants.ts');
    return buildMerchants(batch);
  }
  const { Tinypool } = await import('tinypool');
  const threads = availableParallelism();
  const pool = new Tinypool({
    filename: path.join(import.meta.dirname, 'build-merchants.ts'),
    minThreads: threads,
    maxThreads: threads,
  });
  let through = 0;
  try {
    const outcomes = await Promise.all(
      split(batch.orders).map(async (orders) => {
        const part: Batch = { ...batch, orders };
        const done = (await pool.run(part, { name: 'buildMerchants' })) as Outcome[];
        through += done.length;
        onBuilt(through);
        return done;
      }),
    );
    return outcomes.flat();
  } finally {
    await pool.destroy();
  }
};
