import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { returnsOfSpots } from '../../live-table/rules/live-table.ts';
import { rouletteColor, rouletteTable, rouletteWheel } from './roulette-table.ts';
import { shareStake } from './share-stake.ts';

test('every bet returns 36 of 37', () => {
  for (const share of Object.values(returnsOfSpots(rouletteTable)))
    expect(share).toBeCloseTo(36 / 37, 10);
});

test('the wheel carries every number once, and colors take turns', () => {
  expect(rouletteWheel.toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: 37 }, (_, number) => number),
  );
  const colors = rouletteWheel.slice(1).map(rouletteColor);
  expect(colors.every((color, at) => at === 0 || color !== colors[at - 1])).toBe(true);
});

test('a shared stake loses no minor unit, and no spot goes empty', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 5000 }),
      fc.integer({ min: 0, max: 49 }),
      (stake, count) => {
        const shared = shareStake(
          stake,
          Array.from({ length: count }, (_, at) => `n${at}`),
        );
        if (count === 0 || count > stake) {
          expect(shared).toEqual([]);
          return;
        }
        expect(shared.reduce((sum, one) => sum + one.stakeMinor, 0)).toBe(stake);
        const parts = shared.map(({ stakeMinor }) => stakeMinor);
        expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1);
      },
    ),
  );
});
