import { expect, test } from 'vitest';
import { makeReload, makeTakeUp } from './take-up.ts';

test('brands that could not be taken up come again with the next look, and that is told once', async () => {
  const told: string[] = [];
  const taken: string[][] = [];
  let database: Error | undefined = Object.assign(new Error(''), { code: 'ECONNREFUSED' });
  const takeUp = makeTakeUp(
    async (codes) => {
      taken.push(codes);
      if (database) throw database;
    },
    (line) => told.push(line),
  );

  await takeUp([]);
  await takeUp(['shwe']);
  await takeUp([]);
  await takeUp(['lotus']);
  database = undefined;
  await takeUp([]);
  await takeUp([]);
  await takeUp(['volt']);

  expect(taken).toEqual([['shwe'], ['shwe'], ['lotus', 'shwe'], ['lotus', 'shwe'], ['volt']]);
  expect(told).toHaveLength(2);
  expect(told[0]).toBe('shwe: here, and not taken up yet (ECONNREFUSED); it is tried again.');
  expect(told[1]).toMatch(/^lotus, shwe: here/);
});

test('brands that a platform failed to read are still new to it; those that it serves are not read again', async () => {
  const asked: string[][] = [];
  let isAway = true;
  const reload = makeReload(['volt'], async (all) => {
    asked.push(all);
    if (isAway) throw new Error('the database is away');
  });

  await expect(reload(['shwe'])).rejects.toThrow('away');
  isAway = false;
  await reload(['shwe']);
  await reload(['shwe', 'volt']);

  expect(asked).toEqual([
    ['volt', 'shwe'],
    ['volt', 'shwe'],
  ]);
});
