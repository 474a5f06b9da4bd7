import { expect, test } from 'vitest';

import type { LotteryGame } from '#api/lottery-board.ts';

import { lineFacts, lineError, type SlipLine } from './slip-lines.ts';

const game = {
  lottery: { course: 'VN_NORTH' },
  betTypes: [{ betType: 'any2', odds: { win: 99 }, returns: { all: 99 } }],
  minimumStakeMinor: 100,
  maximumStakeMinor: 100_000,
} as unknown as LotteryGame;

const line = (changes: Partial<SlipLine> = {}): SlipLine => ({
  id: 'a',
  betType: 'any2',
  picks: [['07', '38']],
  unitMinor: 100,
  multiple: 2,
  seenOdds: { win: 99 },
  ...changes,
});

test('a number of any prize costs a stake for each prize', () => {
  const facts = lineFacts(line(), game);

  expect(facts?.bets).toBe(2);
  expect(facts?.stakeMinor).toBe(2 * 27 * 100 * 2);
  expect(facts?.highestMinor).toBe(99 * 200);
  expect(facts?.changed).toBe(false);
});

test('odds that moved are told, in either direction', () => {
  expect(lineFacts(line({ seenOdds: { win: 98 } }), game)?.changed).toBe(true);
  expect(lineFacts(line({ seenOdds: { win: 99, push: 1 } }), game)?.changed).toBe(true);
});

test('a ticket keeps to the bounds, and only what is sold can be placed', () => {
  const faultOf = (changes: Partial<SlipLine>) => lineError(lineFacts(line(changes), game), game);

  expect(faultOf({})).toBeUndefined();
  expect(faultOf({ unitMinor: 1, multiple: 1 })).toBe('tooLittle');
  expect(faultOf({ multiple: 20 })).toBe('tooMuch');
  expect(lineError(lineFacts(line(), game), game, 10)).toBe('tooMuch');
  expect(faultOf({ betType: 'last2' })).toBe('notSold');
  expect(faultOf({ betType: 'nothing' })).toBe('notSold');
  expect(faultOf({ picks: [['nothing']] })).toBe('notSold');
});
