/** How work is put together. */
interface BatchLimits {
  /** The most that one batch holds. */
  most: number;
  /** Batches that may be on their way at once. */
  atOnce: number;
}

interface Waiting<Item, Done> {
  item: Item;
  resolve: (done: Done) => void;
  reject: (fault: unknown) => void;
}

/**
 * Puts together what arrives while earlier work is on its way: alone nothing waits, and under load
 * many share one round trip and one write to disk. A batch that fails as a whole is done again item
 * by item, so that none suffers for another.
 *
 * @param run answers one result for each item, in their order
 */
export const createBatches = <Item, Done>(
  run: (items: readonly Item[]) => Promise<readonly Done[]>,
  { most, atOnce }: BatchLimits,
): ((item: Item) => Promise<Done>) => {
  const queue: Waiting<Item, Done>[] = [];
  let running = 0;

  const runAlone = async ({ item, resolve, reject }: Waiting<Item, Done>): Promise<void> => {
    try {
      const [done] = await run([item]);
      resolve(done as Done);
    } catch (fault) {
      reject(fault);
    }
  };

  const runBatch = async (batch: readonly Waiting<Item, Done>[]): Promise<void> => {
    const [only] = batch;
    if (batch.length === 1 && only) return runAlone(only);
    try {
      const done = await run(batch.map(({ item }) => item));
      for (const [at, { resolve }] of batch.entries()) resolve(done[at] as Done);
    } catch {
      await Promise.all(batch.map(runAlone));
    }
  };

  const next = (): void => {
    while (running < atOnce && queue.length > 0) {
      running += 1;
      void runBatch(queue.splice(0, most)).finally(() => {
        running -= 1;
        next();
      });
    }
  };

  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject });
      next();
    });
};
