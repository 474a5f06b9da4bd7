import { expect, test } from 'vitest';
import { createBatches } from './batches.ts';

test('alone nothing waits; what comes meanwhile goes together, in its order', async () => {
  const seen: number[][] = [];
  const first = Promise.withResolvers<void>();
  const batch = createBatches(
    async (items: readonly number[]) => {
      seen.push([...items]);
      await first.promise;
      return items.map((item) => item * 10);
    },
    { most: 3, atOnce: 1 },
  );

  const asked = [1, 2, 3, 4, 5].map(batch);
  expect(seen).toEqual([[1]]);
  first.resolve();
  const done = await Promise.all(asked);

  expect(done).toEqual([10, 20, 30, 40, 50]);
  expect(seen).toEqual([[1], [2, 3, 4], [5]]);
});

test('a batch holds as much as it may, and one item that is larger goes by itself', async () => {
  const seen: string[][] = [];
  const first = Promise.withResolvers<void>();
  const batch = createBatches(
    async (items: readonly string[]) => {
      seen.push([...items]);
      await first.promise;
      return items;
    },
    { most: 3, atOnce: 1, sizeOf: (item) => item.length },
  );

  const asked = ['a', 'bb', 'c', 'dd', 'eeee', 'f'].map(batch);
  first.resolve();
  await Promise.all(asked);

  expect(seen).toEqual([['a'], ['bb', 'c'], ['dd'], ['eeee'], ['f']]);
});

test('no more batches are on their way than are allowed', async () => {
  let running = 0;
  let most = 0;
  const batch = createBatches(
    async (items: readonly number[]) => {
      running += 1;
      most = Math.max(most, running);
      // All that can begin has begun when its turn comes.
      await new Promise(setImmediate);
      running -= 1;
      return items;
    },
    { most: 2, atOnce: 2 },
  );

  await Promise.all(Array.from({ length: 20 }, (_, at) => batch(at)));

  expect(most).toBe(2);
});

test('what goes together has one key, and one key leaves room for the others', async () => {
  const seen: string[][] = [];
  const first = Promise.withResolvers<void>();
  const batch = createBatches(
    async (items: readonly string[]) => {
      seen.push([...items]);
      await first.promise;
      return items;
    },
    { most: 2, atOnce: 2, keyOf: (item) => item[0], atOnceOfKey: 1 },
  );

  const asked = ['a1', 'a2', 'b1', 'a3', 'a4', 'b2', 'c1'].map(batch);
  expect(seen).toEqual([['a1'], ['b1']]);
  first.resolve();
  const done = await Promise.all(asked);

  expect(done).toEqual(['a1', 'a2', 'b1', 'a3', 'a4', 'b2', 'c1']);
  expect(seen).toEqual([['a1'], ['b1'], ['a2', 'a3'], ['b2'], ['a4'], ['c1']]);
});

test('a batch that fails is done again one by one: only the item that fails, fails', async () => {
  const batch = createBatches(
    async (items: readonly string[]) => {
      if (items.includes('bad')) throw new Error('no');
      return items;
    },
    { most: 10, atOnce: 1 },
  );

  const done = await Promise.allSettled(['first', 'good', 'bad', 'fine'].map(batch));

  expect(done.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
});
