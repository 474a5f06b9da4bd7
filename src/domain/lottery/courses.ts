import type { BetType, CourseCode, LotteryCourse, LotteryResult } from './course.ts';
import { lf } from './digits.ts';
import { eleven } from './eleven.ts';
import { lhc } from './lhc.ts';
import { seaFour, seaThai, seaThree, seaTwo } from './sea.ts';
import { ssc } from './ssc.ts';
import { vietnamNorth, vietnamSouth } from './vietnam.ts';
import { shuffled } from '../fair/shuffle.ts';
import { chance, eachBet, evenChance, ownChances, sidesOf, wordsBet } from './bet-kinds.ts';
import { ballRow, rowKeys, wordRow } from './rows.ts';

const ranks = rowKeys('rank', 1, 10);
const drawn = ([numbers = []]: LotteryResult): readonly string[] => numbers;
const at = (result: LotteryResult, place: number) => Number(drawn(result)[place]);

/** PK10: ten cars in the order in which they arrive. */
const pk10: LotteryCourse = {
  code: 'PK10',
  family: 'PK10',
  tiers: [{ key: 'numbers', count: 10, width: 1 }],
  betTypes: [
    eachBet({
      key: 'position',
      rows: ranks.map((key) => ballRow(key, 'PK10')),
      drawnOf: (result, row) => drawn(result).slice(row, row + 1),
      chance: chance(1, 10),
    }),
    wordsBet({
      key: 'sides',
      rows: ranks.map((key) => wordRow(key, 'big', 'small', 'odd', 'even')),
      wordsOf: (result, row) => sidesOf(at(result, row), 6),
      chancesOf: evenChance(1, 2),
    }),
    wordsBet({
      key: 'dragonTiger',
      rows: ranks.slice(0, 5).map((key, row) => wordRow(`${key}v${10 - row}`, 'dragon', 'tiger')),
      wordsOf: (result, row) => [at(result, row) > at(result, 9 - row) ? 'dragon' : 'tiger'],
      chancesOf: evenChance(1, 2),
    }),
    wordsBet({
      key: 'topSum',
      rows: [wordRow('top2', 'big', 'small')],
      prices: ['big', 'small'],
      wordsOf: (result) => [at(result, 0) + at(result, 1) >= 12 ? 'big' : 'small'],
      chancesOf: ownChances({ big: chance(20, 45), small: chance(25, 45) }),
    }),
  ],
  draw: (draw) => [shuffled(10, draw).map((car) => String(car + 1))],
};

/** Every lottery's rules. */
export const courses: Readonly<Record<CourseCode, LotteryCourse>> = {
  SSC: ssc,
  '11X5': eleven,
  PK10: pk10,
  LHC: lhc,
  LF: lf,
  VN_NORTH: vietnamNorth,
  VN_SOUTH: vietnamSouth,
  SEA_2D: seaTwo,
  SEA_3D: seaThree,
  SEA_4D: seaFour,
  SEA_THAI: seaThai,
};

/** A way to bet in a course; null when the course has none of that name. */
export const betTypeOf = (course: CourseCode, key: string): BetType | null =>
  courses[course].betTypes.find((betType) => betType.key === key) ?? null;
