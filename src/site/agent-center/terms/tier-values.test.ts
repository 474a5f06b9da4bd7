import { expect, test } from 'vitest';

import {
  faultsOf,
  FIRST_TIER,
  MAX_TIERS,
  termsOf,
  tiersIn,
  tierValues,
  typedTiers,
} from './tier-values.ts';

const tier = (rate: number | null, fromMinor: number | null = 0, active: number | null = 0) => ({
  rate,
  fromMinor,
  active,
});

test('what a form holds of tiers is what was typed, in every place', () => {
  const tiers = Array.from({ length: MAX_TIERS }, (_, at) => tier(at + 1, at * 100, at));

  expect(tiersIn(tierValues(tiers), MAX_TIERS)).toEqual(tiers);
  expect(tiersIn(tierValues([tier(3)]), 2)).toEqual([tier(3), FIRST_TIER]);
});

test('tiers go out in the order of their rates, in whatever order they were typed', () => {
  const terms = termsOf([tier(37.5, 900, 8), tier(27, 100, 5)]);

  expect(terms).toEqual([
    { rateMillis: 27_000, fromMinor: 100, activeMembers: 5 },
    { rateMillis: 37_500, fromMinor: 900, activeMembers: 8 },
  ]);
  expect(termsOf(typedTiers(terms))).toEqual(terms);
});

test('a rate, an amount or a number that cannot be is told at its own field', () => {
  expect(faultsOf([tier(null), tier(5, -1), tier(6, 0, 1.5), tier(101)])).toEqual({
    rate0: 'rate',
    from1: 'amount',
    active2: 'active',
    rate3: 'rate',
  });
  expect(faultsOf([tier(0.001), tier(100, 5, 5)])).toEqual({});
});

test('a higher rate may not ask for less, and no rate stands twice', () => {
  expect(faultsOf([tier(5, 100), tier(4, 200)])).toEqual({ from0: 'lower' });
  expect(faultsOf([tier(4, 0, 9), tier(5, 0, 8)])).toEqual({ active1: 'lower' });
  expect(faultsOf([tier(4), tier(4)])).toEqual({ rate1: 'sameRate' });
});
