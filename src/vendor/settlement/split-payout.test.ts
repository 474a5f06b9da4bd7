import { array, assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { splitPayout } from './split-payout.ts';

test('a payout is divided by the stakes', () => {
  expect(splitPayout(300, [100, 50])).toEqual([200, 100]);
  expect(splitPayout(0, [100, 50])).toEqual([0, 0]);
  expect(splitPayout(101, [50, 50])).toEqual([51, 50]);
});

test('the sum is exact and no bet gets more than a unit beyond its share', () => {
  assert(
    property(
      integer({ min: 0, max: 10 ** 12 }),
      array(integer({ min: 1, max: 10 ** 9 }), { minLength: 1, maxLength: 8 }),
      (payoutMinor, stakes) => {
        const shares = splitPayout(payoutMinor, stakes);
        const total = stakes.reduce((sum, stake) => sum + stake, 0);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(payoutMinor);
        shares.forEach((share, at) => {
          const fair = (payoutMinor * (stakes[at] ?? 0)) / total;
          expect(Math.abs(share - fair)).toBeLessThanOrEqual(1);
        });
      },
    ),
  );
});
