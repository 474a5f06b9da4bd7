import type { Draw } from '../fair/fair-draw.ts';
import { chance, groupSixBet, groupThreeBet, straightBet } from './bet-kinds.ts';
import type { BetType, LotteryCourse, LotteryResult } from './course.ts';
import { digitRow } from './rows.ts';

/** A number of so many digits, up to nine; leading zeros count. */
export const drawNumber = (draw: Draw, width: number): string =>
  String(draw(10 ** width)).padStart(width, '0');

/** The last digits of a number, one by one. */
export const lastDigits = (number: string, places: number): string[] =>
  Array.from(number.slice(-places));

const places = ['hundreds', 'tens', 'units'];

/** The row of every place, the highest first. */
export const placeRows = (count: number) => places.slice(-count).map(digitRow);

/** The last three digits in order. */
export const lastThreeBet = (key: string, numberOf: (result: LotteryResult) => string): BetType =>
  straightBet({
    key,
    rows: placeRows(3),
    tuplesOf: (result) => [lastDigits(numberOf(result), 3)],
    chance: chance(1, 1000),
  });

/** The last three digits in any order: group-3 and group-6. */
export const groupBets = (numberOf: (result: LotteryResult) => string): BetType[] => {
  const digitsOf = (result: LotteryResult) => lastDigits(numberOf(result), 3);
  return [
    groupThreeBet({ key: 'group3', row: digitRow('digits'), digitsOf }),
    groupSixBet({ key: 'group6', row: digitRow('digits'), digitsOf }),
  ];
};

const threeOf = ([numbers = []]: LotteryResult): string => numbers.join('');

/** LF, the 3D: three digits. */
export const lf: LotteryCourse = {
  code: 'LF',
  family: 'LF',
  tiers: [{ key: 'numbers', count: 3, width: 1 }],
  betTypes: [lastThreeBet('straight', threeOf), ...groupBets(threeOf)],
  draw: (draw) => [Array.from(drawNumber(draw, 3))],
};
