import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { quickStakes } from './quick-stakes.ts';

test('stakes are round and begin with the least', () => {
  expect(quickStakes(100, 50_000)).toEqual([100, 200, 500, 1000]);
  expect(quickStakes(200, 400_000)).toEqual([200, 500, 1000, 2000]);
  expect(quickStakes(150, 300)).toEqual([200]);
});

test('none lies outside of the bounds', () => {
  assert(
    property(integer({ min: 1, max: 10 ** 6 }), integer({ min: 0, max: 10 ** 6 }), (low, more) => {
      for (const stake of quickStakes(low, low + more)) {
        expect(stake).toBeGreaterThanOrEqual(low);
        expect(stake).toBeLessThanOrEqual(low + more);
      }
    }),
  );
});
