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
  reject: (error: unknown) => void;
}

/**
 * Batches the work that arrives while an earlier batch runs: a single item does not wait, and under
 * load many share one round trip and one write to disk. A batch that fails is run again item by
 * item, so that one bad item does not fail the others.
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
    } catch (error) {
      reject(error);
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
