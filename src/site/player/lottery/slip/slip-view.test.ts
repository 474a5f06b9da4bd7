import { expect, test } from 'vitest';

import type { LotteryGame } from '#api/lottery-board.ts';

import type { SlipLine } from './slip-lines.ts';
import { slipView } from './slip-view.ts';
import type { LotteryLabels } from '../labels/use-lottery-labels.ts';

const game = {
  lottery: { course: 'SSC' },
  betTypes: [
    { betType: 'position', odds: { win: 9.8 }, returns: { all: 98 } },
    { betType: 'dragonTiger', odds: { dragon: 2.2, tiger: 2.2, tie: 9.6 }, returns: { all: 99 } },
  ],
  minimumStakeMinor: 100,
  maximumStakeMinor: 1000,
} as unknown as LotteryGame;
const labels = {
  kindName: (key: string) => `kind ${key}`,
  odds: (values: readonly number[]) => values.join(' / '),
  picks: () => 'picks',
} as unknown as LotteryLabels;

const lines: SlipLine[] = [
  {
    id: 'a',
    betType: 'position',
    picks: [['1', '2'], [], [], [], []],
    unitMinor: 100,
    multiple: 2,
    seenOdds: { win: 9.8 },
  },
  {
    id: 'b',
    betType: 'dragonTiger',
    picks: [['dragon', 'tie']],
    unitMinor: 100,
    multiple: 1,
    seenOdds: { dragon: 2.16, tiger: 2.16, tie: 9.6 },
  },
];

test('a slip sums its lines and tells what has changed on which', () => {
  const view = slipView(lines, game, labels, (error) => error, 1);

  expect(view).toMatchObject({ bets: 4, onceMinor: 600, highestMinor: 1960 });
  expect(view.tickets.map(({ odds, oddsBefore }) => [odds, oddsBefore])).toEqual([
    ['9.8', undefined],
    ['9.6 / 2.2', '9.6 / 2.16'],
  ]);
  expect(view.tickets.every(({ error }) => error === undefined)).toBe(true);
});

test('a draw that plays a line more often pays more, and may be too much', () => {
  const view = slipView(lines, game, labels, (error) => error, 3);

  expect(view.highestMinor).toBe(3 * 1960);
  expect(view.tickets.map(({ error }) => error)).toEqual(['tooMuch', undefined]);
});
