import {
  chance,
  eachBet,
  evenChance,
  groupSixBet,
  groupThreeBet,
  ownChances,
  sidesOf,
  straightBet,
  wordsBet,
} from './bet-kinds.ts';
import type { LotteryCourse, LotteryResult } from './course.ts';
import { digitRow, rowKeys, wordRow } from './rows.ts';

const balls = rowKeys('ball', 1, 5);
const drawn = ([numbers = []]: LotteryResult): readonly string[] => numbers;
const last = (result: LotteryResult, places: number) => drawn(result).slice(-places);
const at = (result: LotteryResult, place: number) => Number(drawn(result)[place]);

/** The five digits' sum: half of all draws have 23 or more. */
const sumOf = (result: LotteryResult) =>
  drawn(result).reduce((sum, digit) => sum + Number(digit), 0);

const dragonTigerOf = (result: LotteryResult): string => {
  const [dragon, tiger] = [at(result, 0), at(result, 4)];
  if (dragon === tiger) return 'tie';
  return dragon > tiger ? 'dragon' : 'tiger';
};

/** SSC: five digits in order, each from 0 to 9. */
export const ssc: LotteryCourse = {
  code: 'SSC',
  family: 'SSC',
  tiers: [{ key: 'numbers', count: 5, width: 1 }],
  betTypes: [
    eachBet({
      key: 'position',
      rows: balls.map(digitRow),
      drawnOf: (result, row) => drawn(result).slice(row, row + 1),
      chance: chance(1, 10),
    }),
    wordsBet({
      key: 'sides',
      rows: [...balls, 'sum'].map((key) => wordRow(key, 'big', 'small', 'odd', 'even')),
      wordsOf: (result, row) =>
        row < 5 ? sidesOf(at(result, row), 5) : sidesOf(sumOf(result), 23),
      chancesOf: evenChance(1, 2),
    }),
    wordsBet({
      key: 'dragonTiger',
      rows: [wordRow('ball1v5', 'dragon', 'tiger', 'tie')],
      prices: ['dragon', 'tiger', 'tie'],
      wordsOf: (result) => [dragonTigerOf(result)],
      chancesOf: ownChances({
        dragon: chance(45, 100),
        tiger: chance(45, 100),
        tie: chance(10, 100),
      }),
    }),
    straightBet({
      key: 'last2',
      rows: balls.slice(3).map(digitRow),
      tuplesOf: (result) => [last(result, 2)],
      chance: chance(1, 100),
    }),
    straightBet({
      key: 'last3',
      rows: balls.slice(2).map(digitRow),
      tuplesOf: (result) => [last(result, 3)],
      chance: chance(1, 1000),
    }),
    groupThreeBet({
      key: 'group3',
      row: digitRow('digits'),
      digitsOf: (result) => last(result, 3),
    }),
    groupSixBet({ key: 'group6', row: digitRow('digits'), digitsOf: (result) => last(result, 3) }),
  ],
  draw: (draw) => [Array.from({ length: 5 }, () => String(draw(10)))],
};
