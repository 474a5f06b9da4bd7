/** How work is put together. */
interface BatchLimits<Item> {
  /** The most that one batch holds, or one item that is larger. */
  most: number;
  /** How much of it an item takes. Left out: 1. */
  sizeOf?: (item: Item) => number;
  /** Batches that may be on their way at once. */
  atOnce: number;
  /** Only items of one key go together. Left out: all of them may. */
  keyOf?: (item: Item) => unknown;
  /** Batches of one key that may be on their way at once. Left out: as many as of all keys. */
  atOnceOfKey?: number;
}

interface Waiting<Item, Done> {
  item: Item;
  resolve: (done: Done) => void;
  reject: (error: unknown) => void;
}

type Line<Item, Done> = ReturnType<typeof lineUp<Item, Done>>;

/** What waits, in the order in which it came, and how much of each key is on its way. */
const lineUp = <Item, Done>({
  most,
  atOnce,
  sizeOf = () => 1,
  keyOf = () => null,
  atOnceOfKey = atOnce,
}: BatchLimits<Item>) => {
  let waiting: Waiting<Item, Done>[] = [];
  let running = 0;
  const runningOf = new Map<unknown, number>();

  const count = (key: unknown, change: number): void => {
    running += change;
    const left = (runningOf.get(key) ?? 0) + change;
    if (left === 0) runningOf.delete(key);
    else runningOf.set(key, left);
  };

  /** The oldest that may go, with what goes with it; null when nothing may. */
  const take = (): { key: unknown; batch: Waiting<Item, Done>[] } | null => {
    if (running >= atOnce) return null;
    const first = waiting.find(({ item }) => (runningOf.get(keyOf(item)) ?? 0) < atOnceOfKey);
    if (!first) return null;
    const key = keyOf(first.item);
    let size = 0;
    const batch: Waiting<Item, Done>[] = [];
    for (const one of waiting) {
      if (keyOf(one.item) !== key) continue;
      size += sizeOf(one.item);
      if (size > most && batch.length > 0) break;
      batch.push(one);
    }
    const taken = new Set(batch);
    waiting = waiting.filter((one) => !taken.has(one));
    count(key, 1);
    return { key, batch };
  };

  return {
    add: (one: Waiting<Item, Done>): void => void waiting.push(one),
    take,
    end: (key: unknown): void => count(key, -1),
  };
};

/**
 * Batches the work that arrives while an earlier batch runs: a single item does not wait, and under
 * load many share one round trip and one write to disk. A batch that fails is run again item by
 * item, so that one bad item does not fail the others.
 *
 * @param run answers one result for each item, in their order
 */
export const createBatches = <Item, Done>(
  run: (items: readonly Item[]) => Promise<readonly Done[]>,
  limits: BatchLimits<Item>,
): ((item: Item) => Promise<Done>) => {
  const line: Line<Item, Done> = lineUp(limits);

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
    for (let taken = line.take(); taken; taken = line.take()) {
      const { key, batch } = taken;
      void runBatch(batch).finally(() => {
        line.end(key);
        next();
      });
    }
  };

  return (item) =>
    new Promise((resolve, reject) => {
      line.add({ item, resolve, reject });
      next();
    });
};
