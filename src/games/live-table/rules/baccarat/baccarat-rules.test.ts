import { expect, test } from 'vitest';
import { cardOf, type Rank } from '../../../shared/rules/cards/card.ts';
import { baccaratTotal, bankerDraws, playerDraws } from './baccarat-rules.ts';
import { baccaratTable } from './baccarat-table.ts';

const cards = (...ranks: Rank[]) => ranks.map((rank) => cardOf(rank, 'hearts'));

test('the last digit of the sum counts, pictures nothing', () => {
  expect(baccaratTotal(cards('9', '8'))).toBe(7);
  expect(baccaratTotal(cards('K', '10', 'A'))).toBe(1);
});

test('the player draws to five or less', () => {
  expect([4, 5, 6, 7].map(playerDraws)).toEqual([true, true, false, false]);
});

test('the banker’s third card follows the printed table', () => {
  const drawn = (total: number) =>
    [null, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
      .map((third) => (bankerDraws(total, third) ? 'D' : 'S'))
      .join('');

  expect([2, 3, 4, 5, 6, 7].map(drawn)).toEqual([
    'DDDDDDDDDDD',
    'DDDDDDDDDSD',
    'DSSDDDDDDSS',
    'DSSSSDDDDSS',
    'SSSSSSSDDSS',
    'SSSSSSSSSSS',
  ]);
});

test('a tie gives the stakes on both sides back', () => {
  const facts = { winner: 'tie', playerPair: true, bankerPair: false } as const;

  expect(
    ['player', 'banker', 'tie', 'playerPair', 'bankerPair'].map((spot) =>
      baccaratTable.pays(spot, facts),
    ),
  ).toEqual([1, 1, 9, 12, 0]);
});
