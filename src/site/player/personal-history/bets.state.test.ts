import { expect, test } from 'vitest';

import { betFilter, FIRST_BETS } from './bets.state.ts';

test('only what is chosen is asked for', () => {
  expect(betFilter(FIRST_BETS)).toEqual({ preset: 'last7' });
  expect(betFilter({ ...FIRST_BETS, gameType: 'LIVE', state: 'open' })).toEqual({
    preset: 'last7',
    gameType: 'LIVE',
    state: 'open',
  });
});

test('days that are not chosen yet ask for nothing', () => {
  expect(betFilter({ ...FIRST_BETS, period: { preset: 'custom', days: null } })).toBeNull();
});
