import { randomInt } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitEnvelopes } from './split-envelopes.ts';

const splits = fc
  .record({
    count: fc.integer({ min: 1, max: 300 }),
    leastMinor: fc.integer({ min: 0, max: 1e9 }),
    restMinor: fc.integer({ min: 0, max: 1e12 }),
  })
  .map(({ count, leastMinor, restMinor }) => ({
    count,
    leastMinor,
    poolMinor: count * leastMinor + restMinor,
  }));

test('whatever chance says, the sum is the pool and nobody gets less than the least', () => {
  fc.assert(
    fc.property(
      splits,
      fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
      (split, chance) => {
        const draw = (bound: number): number =>
          Math.min(bound - 1, Math.floor((chance.next().value ?? 0) * bound));
        const amounts = splitEnvelopes(split, draw);

        expect(amounts).toHaveLength(split.count);
        expect(amounts.reduce((sum, each) => sum + each, 0)).toBe(split.poolMinor);
        expect(Math.min(...amounts)).toBeGreaterThanOrEqual(split.leastMinor);
      },
    ),
  );
});

test('no place in the row is better: the first and the last get the same in the long run', () => {
  const sums = [0, 0, 0, 0];
  const rounds = 20_000;
  for (let round = 0; round < rounds; round += 1)
    for (const [at, amount] of splitEnvelopes(
      { poolMinor: 1000, count: 4, leastMinor: 10 },
      randomInt,
    ).entries())
      sums[at] = (sums[at] ?? 0) + amount;

  // The deviation of one amount is below 190, of the mean of 20,000 below 1.4: these are six of them.
  for (const sum of sums) expect(Math.abs(sum / rounds - 250)).toBeLessThan(8.4);
});

test('a pool that is too small for its envelopes is no pool', () => {
  expect(() => splitEnvelopes({ poolMinor: 99, count: 10, leastMinor: 10 }, randomInt)).toThrow(
    RangeError,
  );
  expect(splitEnvelopes({ poolMinor: 100, count: 10, leastMinor: 10 }, randomInt)).toEqual(
    Array.from({ length: 10 }, () => 10),
  );
});
