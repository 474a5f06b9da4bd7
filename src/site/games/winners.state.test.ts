import { expect, test } from 'vitest';

import type { Winner } from '#api/winners.ts';

import { winnerTickers, withWinner } from './winners.state.ts';

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

test('a board on which win follows win keeps to its size, the highest first', () => {
  const [win = { vo: {} as Winner }] = boardOf([6]);
  let board = boardOf([9, 7, 5]);

  board = withWinner(board, win, 3);
  for (let count = 0; count < 1000; count += 1)
    board = withWinner(board, boardOf([1])[0] ?? win, 3);

  expect(board.map(({ vo }) => vo.winAmountMinor)).toEqual([9, 7, 6]);
});
