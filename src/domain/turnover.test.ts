import { expect, test } from 'vitest';
import { bonusContributionMinor, spreadTurnover } from './turnover.ts';

const count = (gameType: string, percent: number, odds: number | null = null) =>
  bonusContributionMinor({ gameType, validMinor: 1_005, odds }, { percent, minimumOdds: 1.5 });

test('a category counts its own part towards a bonus, rounded down', () => {
  expect(count('RNG', 100)).toBe(1_005);
  expect(count('LIVE', 10)).toBe(100);
  expect(count('PVP', 0)).toBe(0);
});

test('a sports bet counts from the least odds on', () => {
  expect(count('SPORTS', 100, 1.499)).toBe(0);
  expect(count('ESPORTS', 100, 1.5)).toBe(1_005);
  expect(count('SPORTS', 100)).toBe(0);
});

test('a bet fills the oldest requirement first and spills over', () => {
  const items = [
    { id: 1, requiredMinor: 100, doneMinor: 70 },
    { id: 2, requiredMinor: 50, doneMinor: 0 },
    { id: 3, requiredMinor: 50, doneMinor: 0 },
  ];

  expect(spreadTurnover(items, 40)).toEqual([
    { id: 1, countedMinor: 30, complete: true },
    { id: 2, countedMinor: 10, complete: false },
  ]);
  expect(spreadTurnover(items, 1_000).map(({ complete }) => complete)).toEqual([true, true, true]);
  expect(spreadTurnover(items, 0)).toEqual([]);
});
