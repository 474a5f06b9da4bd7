import { expect, test } from 'vitest';

import type { ProfitDay } from '#api/records.ts';

import { FIRST_PROFIT, livelyDays, profitFilter, profitLines } from './profit.state.ts';

const quiet: ProfitDay = {
  day: '2026-11-20',
  bets: 0,
  stakeMinor: 0,
  payoutMinor: 0,
  validBetMinor: 0,
  depositMinor: 0,
  withdrawalMinor: 0,
  rebateMinor: 0,
  bonusMinor: 0,
  profitMinor: 0,
};

test('a category narrows the figures', () => {
  expect(profitFilter(FIRST_PROFIT)).toEqual({ preset: 'last7' });
  expect(profitFilter({ ...FIRST_PROFIT, gameType: 'FISH' })).toEqual({
    preset: 'last7',
    gameType: 'FISH',
  });
});

test('the second line adds the days up, losses included', () => {
  const days = [{ profitMinor: 500 }, { profitMinor: -800 }, { profitMinor: 100 }];

  expect(profitLines(days)).toEqual({ daily: [500, -800, 100], sum: [500, -300, -200] });
});

test('the table leaves quiet days out and begins with the newest', () => {
  const days = [
    { ...quiet, day: '2026-11-18', bets: 2 },
    { ...quiet, day: '2026-11-19' },
    { ...quiet, day: '2026-11-20', depositMinor: 100 },
  ];

  expect(livelyDays(days).map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-18']);
});
