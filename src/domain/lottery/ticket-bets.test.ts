import { expect, test } from 'vitest';
import type { BetType, CourseCode, Picks } from './course.ts';
import { betTypeOf } from './courses.ts';
import { oddsOfTicket, pickText } from './pick-text.ts';
import { ticketBets, ticketPayoutMinor } from './ticket-bets.ts';

const bet = (course: CourseCode, key: string): BetType => {
  const found = betTypeOf(course, key);
  if (!found) throw new Error(`${course} has no ${key}`);
  return found;
};

const digits = Array.from({ length: 10 }, (_, digit) => String(digit));

test.each<[CourseCode, string, Picks, number | null]>([
  ['SSC', 'position', [['1', '2'], [], [], [], ['0']], 3],
  ['SSC', 'last3', [['1', '2'], ['3'], digits], 20],
  ['SSC', 'group3', [digits], 90],
  ['SSC', 'group6', [digits], 120],
  ['11X5', 'any3', [['01', '02', '03', '04']], 4],
  [
    '11X5',
    'first2',
    [
      ['01', '02'],
      ['01', '02'],
    ],
    2,
  ],
  ['LHC', 'three', [['01', '02']], 0],
  ['SEA_4D', 'big', [digits, digits, digits, digits], 10_000],
  // Not the bet type's picks.
  ['SSC', 'last2', [['1']], null],
  ['SSC', 'last2', [['1'], ['10']], null],
  ['11X5', 'any1', [['1']], null],
  ['SSC', 'last2', [['1', '1'], ['2']], null],
])('%s %s %j makes %s bets', (course, key, picks, bets) => {
  expect(ticketBets(bet(course, key), picks)).toBe(bets);
});

test('every hit pays its own price, each rounded down', () => {
  expect(ticketPayoutMinor({ win: 2 }, { win: 2.155 }, 1)).toBe(4);
  expect(ticketPayoutMinor({ win: 1, push: 1 }, { win: 1.96, push: 1 }, 500)).toBe(1480);
  expect(ticketPayoutMinor({ first: 1, starter: 2 }, { first: 2500, starter: 180 }, 100)).toBe(
    286_000,
  );
  expect(ticketPayoutMinor({}, { win: 9.8 }, 500)).toBe(0);
});

test('the special number of 49 gives sides their stake back', () => {
  const sides = bet('LHC', 'sides');
  const normals = ['01', '02', '03', '04', '05', '06'];

  expect(sides.hitsOf([['big', 'odd']], [normals, ['49']])).toEqual({ push: 2 });
  expect(sides.hitsOf([['big', 'even']], [normals, ['48']])).toEqual({ win: 2 });
  expect(sides.hitsOf([['small']], [normals, ['25']])).toEqual({});
});

test('two digits of any prize win as often as they come', () => {
  const any = bet('VN_NORTH', 'any2');
  const tiers = [['12342'], ['55542'], ['00000', '00042'], [], [], [], [], []];

  expect(any.hitsOf([['42', '00', '99']], tiers)).toEqual({ win: 4 });
});

test('a record says the picks in one line that fits', () => {
  expect(pickText('last2', [['4', '5'], ['0']], 2)).toBe('last2 4,5|0 ×2');
  expect(pickText('position', [['3'], [], []], 1)).toBe('position 3|–|–');
  const long = pickText('any2', [Array.from({ length: 100 }, (_, at) => String(at))], 12);
  expect(long).toHaveLength(200);
  expect(long.endsWith('… ×12')).toBe(true);
  expect(oddsOfTicket({ win: 1.96, push: 1 })).toEqual({ odds: 1.96 });
  expect(oddsOfTicket({ red: 2.77, blue: 2.94 })).toEqual({});
});
