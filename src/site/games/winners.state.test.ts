import { expect, test } from 'vitest';

import type { Winner } from '#api/winners.ts';

import { winnerTickers } from './winners.state.ts';

const boardOf = (amounts: number[]) =>
  amounts.map((winAmountMinor) => ({ vo: { winAmountMinor, gameCode: 'G' } as Winner }));
const amounts = (winners: { winMinor: number }[]) => winners.map(({ winMinor }) => winMinor);

test('the highest ten stand on the left, the last ten on the right, highest first', () => {
  const shuffled = Array.from({ length: 20 }, (_, index) => ((index * 7) % 20) + 1);

  const { left, right } = winnerTickers(boardOf(shuffled), 10);

  expect(amounts(left)).toEqual([20, 19, 18, 17, 16, 15, 14, 13, 12, 11]);
  expect(amounts(right)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  expect(right[0]?.rank).toBe(11);
});

test('on a short board nobody stands in both', () => {
  const { left, right } = winnerTickers(boardOf([5, 9, 7]), 2);

  expect([amounts(left), amounts(right)]).toEqual([[9, 7], [5]]);
  expect(winnerTickers(boardOf([5]), 10).right).toEqual([]);
});
