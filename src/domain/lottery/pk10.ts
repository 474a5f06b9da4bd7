import { shuffled } from '../fair/shuffle.ts';
import { chance, eachBet, evenChance, ownChances, sidesOf, wordsBet } from './bet-kinds.ts';
import type { LotteryCourse, LotteryResult } from './course.ts';
import { ballRow, rowKeys, wordRow } from './rows.ts';

const ranks = rowKeys('rank', 1, 10);
const drawn = ([numbers = []]: LotteryResult): readonly string[] => numbers;
const at = (result: LotteryResult, place: number) => Number(drawn(result)[place]);

/** PK10: ten cars in the order in which they arrive. */
export const pk10: LotteryCourse = {
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
