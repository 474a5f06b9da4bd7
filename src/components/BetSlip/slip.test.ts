import { expect, test } from 'vitest';
import { hasChanged, slipSum, type SlipLeg } from './slip.ts';

const leg = (changes: Partial<SlipLeg>): SlipLeg => ({
  id: 'a',
  selection: 'Home',
  market: 'Winner',
  event: 'Home v Away',
  odds: 2.5,
  stakeMinor: 1000,
  ...changes,
});

test('singles pay each by itself', () => {
  const legs = [leg({}), leg({ id: 'b', odds: 1.5, stakeMinor: 400 }), leg({ stakeMinor: null })];

  expect(slipSum(legs, 'single', null)).toEqual({
    stakeMinor: 1400,
    returnMinor: 3100,
    odds: null,
  });
});

test('a multiple multiplies, whatever its legs carry', () => {
  const legs = [leg({}), leg({ id: 'b', odds: 1.5 })];

  expect(slipSum(legs, 'multiple', 1000)).toEqual({
    stakeMinor: 1000,
    returnMinor: 3750,
    odds: 3.75,
  });
  expect(slipSum(legs, 'multiple', null).returnMinor).toBe(0);
});

test('odds have changed only when they differ from the picked ones', () => {
  expect(hasChanged(leg({}))).toBe(false);
  expect(hasChanged(leg({ pickedOdds: 2.5 }))).toBe(false);
  expect(hasChanged(leg({ pickedOdds: 2.4 }))).toBe(true);
});
