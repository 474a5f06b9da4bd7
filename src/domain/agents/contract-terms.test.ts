import { array, assert, integer, pre, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import {
  areInOrder,
  type ContractTerms,
  coversTerms,
  ladderOf,
  shareOf,
  tierReached,
} from './contract-terms.ts';

const terms: ContractTerms = [
  { rateMillis: 27_000, fromMinor: 0, activeMembers: 5 },
  { rateMillis: 37_000, fromMinor: 1_000, activeMembers: 5 },
  { rateMillis: 45_000, fromMinor: 5_000, activeMembers: 10 },
];

test.each([
  [{ figureMinor: 999, activeMembers: 5 }, 27_000],
  [{ figureMinor: 1_000, activeMembers: 5 }, 37_000],
  [{ figureMinor: 9_000, activeMembers: 9 }, 37_000],
  [{ figureMinor: 9_000, activeMembers: 10 }, 45_000],
])('a team that reached %j has the best tier whose figures it has: %i', (reached, rate) => {
  expect(tierReached(terms, reached)?.rateMillis).toBe(rate);
});

test.each([
  { figureMinor: 9_000, activeMembers: 4 },
  { figureMinor: -1, activeMembers: 50 },
])('a team that reached %j has no tier', (reached) => {
  expect(tierReached(terms, reached)).toBeNull();
});

test('terms cover what gives no more for no less, and nothing else', () => {
  const [lowest] = terms as [ContractTerms[number]];

  expect(coversTerms(terms, terms)).toBe(true);
  expect(coversTerms(terms, [{ ...lowest, rateMillis: 20_000 }])).toBe(true);
  expect(coversTerms(terms, [{ ...lowest, rateMillis: 27_001 }])).toBe(false);
  expect(coversTerms(terms, [{ ...lowest, activeMembers: 4 }])).toBe(false);
  expect(coversTerms(terms, [{ rateMillis: 45_000, fromMinor: 4_999, activeMembers: 10 }])).toBe(
    false,
  );
});

const anyTerms = array(
  record({
    rateMillis: integer({ min: 1, max: 70_000 }),
    fromMinor: integer({ min: 0, max: 10_000 }),
    activeMembers: integer({ min: 0, max: 10 }),
  }),
  { minLength: 1, maxLength: 4 },
);

test('covered teams never cost more than who is above them has', () => {
  const reached = record({
    figureMinor: integer({ min: 0, max: 20_000 }),
    activeMembers: integer({ min: 0, max: 20 }),
  });
  assert(
    property(anyTerms, anyTerms, array(reached, { maxLength: 4 }), (upper, lower, teams) => {
      pre(coversTerms(upper, lower));
      const sum = (key: 'figureMinor' | 'activeMembers') =>
        teams.reduce((total, team) => total + team[key], 0);
      const whole = { figureMinor: sum('figureMinor'), activeMembers: sum('activeMembers') };
      const cost = (of: ContractTerms, team: typeof whole) =>
        shareOf(tierReached(of, team)?.rateMillis ?? 0, team.figureMinor).minor;

      const below = teams.reduce((total, team) => total + cost(lower, team), 0);

      expect(below).toBeLessThanOrEqual(cost(upper, whole));
    }),
  );
});

test.each([
  [27_000, 1_000_000_000_000, 270_000_000_000, 0],
  [50, 1_999, 0, 99_950],
  [70_000, 9_007_199_254_740_991, 6_305_039_478_318_693, 70_000],
  [45_000, -5, 0, 0],
])(
  '%i thousandths of a percent of %i are %i, rounded down, and %i stay',
  (rate, of, minor, left) => {
    expect(shareOf(rate, of)).toEqual({ minor, remainder: left });
  },
);

test('a ladder out of order is none: more asked for, or less given', () => {
  const [first, second] = terms as [ContractTerms[number], ContractTerms[number]];

  expect(areInOrder(terms)).toBe(true);
  expect(areInOrder([second, first])).toBe(false);
  expect(areInOrder([first, { ...second, activeMembers: 1 }])).toBe(false);
  expect(areInOrder([first, first])).toBe(false);
});

test('a kind that the brand has closed has no ladder; a single rate is a ladder of one tier', () => {
  const closed = { enabled: false, tiers: [] };
  const config = {
    dividend: { ...closed, period: 'monthly' as const },
    daily: { enabled: true, tiers: [{ ratePercent: 0.1, fromMinor: 0, activeMembers: 10 }] },
    hourly: closed,
    realtime: { enabled: true, ratePercent: 0.05 },
  };

  expect(ladderOf(config, 'dividend')).toBeNull();
  expect(ladderOf(config, 'daily')).toEqual([{ rateMillis: 100, fromMinor: 0, activeMembers: 10 }]);
  expect(ladderOf(config, 'realtime')).toEqual([
    { rateMillis: 50, fromMinor: 0, activeMembers: 0 },
  ]);
});
