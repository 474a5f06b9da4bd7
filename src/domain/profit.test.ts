import { expect, test } from 'vitest';
import { fillDays, noProfit, profitMinor, sumProfit } from './profit.ts';

const day = (name: string, figures: Partial<typeof noProfit>) => ({
  ...noProfit,
  ...figures,
  day: name,
});

test('profit is what came back less what was staked, with what was given on top', () => {
  expect(
    profitMinor({ ...noProfit, stakeMinor: 100, payoutMinor: 70, rebateMinor: 2, bonusMinor: 5 }),
  ).toBe(-23);
  expect(profitMinor({ ...noProfit, depositMinor: 500, withdrawalMinor: 300 })).toBe(0);
});

test('every day of a range is there, and rows of one day are added', () => {
  const days = fillDays({ from: '2026-02-27', to: '2026-03-01' }, [
    day('2026-02-28', { bets: 1, stakeMinor: 10 }),
    day('2026-02-28', { rebateMinor: 3 }),
  ]);

  expect(days.map((each) => [each.day, each.bets, each.profitMinor])).toEqual([
    ['2026-02-27', 0, 0],
    ['2026-02-28', 1, -7],
    ['2026-03-01', 0, 0],
  ]);
  expect(sumProfit(days)).toMatchObject({ bets: 1, profitMinor: -7 });
  expect(sumProfit(days)).not.toHaveProperty('day');
});
