import { expect, test } from 'vitest';

import { betTypeOf } from '#domain/lottery/courses.ts';
import type { CourseCode } from '#domain/lottery/course.ts';

import { allOdds, optionOdds, pickedOdds, returnSpan } from './bet-prices.ts';

const typeOf = (course: CourseCode, key: string) => {
  const betType = betTypeOf(course, key);
  if (!betType) throw new Error(`${course} has no ${key}`);
  return betType;
};

test('words with prices of their own pay those that were picked', () => {
  const odds = { dragon: 2.16, tiger: 2.16, tie: 9.6 };
  const duel = typeOf('SSC', 'dragonTiger');

  expect(pickedOdds(duel, odds, [['dragon', 'tiger']])).toEqual([2.16]);
  expect(pickedOdds(duel, odds, [['dragon', 'tie']])).toEqual([9.6, 2.16]);
  expect(optionOdds(odds, 'tie')).toBe(9.6);
});

test('a common price holds for every option, and a stake that comes back is none', () => {
  const odds = { win: 1.96, push: 1 };

  expect(pickedOdds(typeOf('LHC', 'sides'), odds, [['big']])).toEqual([1.96]);
  expect(optionOdds(odds, 'big')).toBe(1.96);
});

test('four digits pay by the prize', () => {
  const odds = { first: 2500, second: 1000, third: 500, starter: 180, consolation: 60 };

  expect(allOdds(typeOf('SEA_4D', 'big'), odds)).toEqual([2500, 1000, 500, 180, 60]);
  expect(allOdds(typeOf('SEA_4D', 'small'), odds)).toEqual([2500, 1000, 500]);
});

test('returns that differ by option are told as a span', () => {
  expect(returnSpan({ all: 98 })).toEqual([98, 98]);
  expect(returnSpan({ red: 96.1, blue: 96, green: 96 })).toEqual([96, 96.1]);
});
