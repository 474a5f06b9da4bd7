import { describe, expect, test } from 'vitest';
import type { Database } from '../database/tables.ts';
import { BrandsAtFault } from './brands-at-fault.ts';
import { eachBrandByItself, eachByItself } from './run-isolated.ts';

test('one that fails keeps no other from its turn, and is not forgotten', async () => {
  const done: number[] = [];
  const work = async (item: number): Promise<void> => {
    await Promise.resolve();
    if (item % 2 === 0) throw new Error(`no ${item}`);
    done.push(item);
  };

  await expect(eachByItself([1, 2, 3, 4, 5], work)).rejects.toThrow('2 of 5 failed: Error: no 2');
  expect(done).toEqual([1, 3, 5]);
  await eachByItself([7], work);
  expect(done).toEqual([1, 3, 5, 7]);
});

describe('a brand that fails', () => {
  const database = {} as Database;
  const brands = [{ id: 1 }, { id: 2 }];
  let nowMs = 0;
  let tried: number[] = [];
  let bad = new Set<number>();

  /** The brands that were tried, and those that count as failed. */
  const run = async (name: string, some = brands) => {
    tried = [];
    const work = async ({ id }: { id: number }): Promise<void> => {
      await Promise.resolve();
      tried.push(id);
      if (bad.has(id)) throw new Error(`no ${id}`);
    };
    const failure = await eachBrandByItself(database, name, some, work, () => nowMs).then(
      () => null,
      (error: unknown) => error,
    );
    if (failure !== null && !(failure instanceof BrandsAtFault)) throw failure;
    return { tried, faults: failure?.faults.map(({ merchantId }) => merchantId) ?? [] };
  };

  test('is tried again at once, and then less and less often, and counts as failed all the while', async () => {
    bad = new Set([2]);
    const triedAtS: number[] = [];
    for (nowMs = 0; nowMs <= 1_000_000; nowMs += 5000) {
      const { tried: now, faults } = await run('rests');
      expect(now[0]).toBe(1);
      if (now.includes(2)) triedAtS.push(nowMs / 1000);
      expect(faults).toEqual([2]);
    }
    expect(triedAtS).toEqual([0, 5, 35, 95, 215, 455, 755]);

    bad = new Set();
    nowMs += 300_000;
    expect(await run('rests')).toEqual({ tried: [1, 2], faults: [] });
    bad = new Set([2]);
    for (let time = 0; time < 2; time += 1) expect((await run('rests')).tried).toEqual([1, 2]);
    expect((await run('rests')).tried).toEqual([1]);
  });

  test('is tried at once when its configuration is another, and by every other work', async () => {
    bad = new Set([2]);
    for (let time = 0; time < 3; time += 1) await run('changes');
    expect(tried).toEqual([1]);
    expect((await run('another')).tried).toEqual([1, 2]);
    expect((await run('changes', [{ id: 1 }, { id: 2 }])).tried).toEqual([1, 2]);
  });

  test('is no longer left alone when so many fail that it is the work', async () => {
    const all = Array.from({ length: 60 }, (_, id) => ({ id }));
    bad = new Set(all.map(({ id }) => id));
    for (let time = 0; time < 3; time += 1) {
      await expect(run('broken', all)).rejects.toThrow('60 of 60 failed');
      expect(tried).toHaveLength(60);
    }
  });
});
