import { expect, test } from 'vitest';

import { isGamePath } from './game-paths.ts';

test('game pages are told whatever the case and the closing slash', () => {
  expect(['/inHouse', '/rng/', '/seaLottery', '/SEAMLESS'].map(isGamePath)).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

test('other pages are none', () => {
  expect(['/', '/promotions', '/cockfight', '/rng/more'].map(isGamePath)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
