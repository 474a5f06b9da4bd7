import { shuffled } from '../fair/shuffle.ts';
import { chance, chooseBet, eachBet, ownChances, sidesOf, wordsBet } from './bet-kinds.ts';
import type { LotteryCourse, LotteryResult } from './course.ts';
import { ballText } from './families.ts';
import { ballRow, wordRow } from './rows.ts';
import { lotteryWave } from './waves.ts';

const normals = ([numbers = []]: LotteryResult): readonly string[] => numbers;
const special = ([, numbers = []]: LotteryResult): readonly string[] => numbers;
const specialOf = (result: LotteryResult): number => Number(special(result)[0]);

/** LHC: six of 49 balls, and a special one of those that are left. */
export const lhc: LotteryCourse = {
  code: 'LHC',
  family: 'LHC',
  tiers: [
    { key: 'numbers', count: 6, width: 2 },
    { key: 'special', count: 1, width: 2 },
  ],
  betTypes: [
    eachBet({
      key: 'special',
      rows: [ballRow('special', 'LHC')],
      drawnOf: special,
      chance: chance(1, 49),
    }),
    wordsBet({
      key: 'sides',
      rows: [wordRow('special', 'big', 'small', 'odd', 'even')],
      prices: ['win', 'push'],
      wordsOf: (result) => (specialOf(result) === 49 ? ['push'] : sidesOf(specialOf(result), 25)),
      chancesOf: () => ({ win: chance(24, 49), push: chance(1, 49) }),
    }),
    wordsBet({
      key: 'wave',
      rows: [wordRow('special', 'red', 'blue', 'green')],
      prices: ['red', 'blue', 'green'],
      wordsOf: (result) => [lotteryWave(specialOf(result))],
      chancesOf: ownChances({
        red: chance(17, 49),
        blue: chance(16, 49),
        green: chance(16, 49),
      }),
    }),
    eachBet({
      key: 'normal',
      rows: [ballRow('numbers', 'LHC')],
      drawnOf: normals,
      chance: chance(6, 49),
    }),
    chooseBet({
      key: 'two',
      row: ballRow('numbers', 'LHC'),
      take: 2,
      drawnOf: normals,
      chance: chance(15, 1176),
    }),
    chooseBet({
      key: 'three',
      row: ballRow('numbers', 'LHC'),
      take: 3,
      drawnOf: normals,
      chance: chance(20, 18_424),
    }),
  ],
  draw: (draw) => {
    const balls = shuffled(49, draw, 7).map((at) => ballText('LHC', at + 1));
    return [balls.slice(0, 6), balls.slice(6)];
  },
};
