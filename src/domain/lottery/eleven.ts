import { shuffled } from '../fair/shuffle.ts';
import { chance, chooseBet, eachBet, straightBet } from './bet-kinds.ts';
import type { BetType, LotteryCourse, LotteryResult } from './course.ts';
import { ballText } from './families.ts';
import { choose } from './picks.ts';
import { ballRow, rowKeys } from './rows.ts';

const drawn = ([numbers = []]: LotteryResult): readonly string[] => numbers;

/** Any so many numbers, all among the five that are drawn: C(5, k) of C(11, k) picks win. */
const anyBet = (take: number): BetType =>
  chooseBet({
    key: `any${take}`,
    row: ballRow('numbers', '11X5'),
    take,
    drawnOf: drawn,
    chance: chance(choose(5, take), choose(11, take)),
  });

const firstBet = (places: number, orders: number): BetType =>
  straightBet({
    key: `first${places}`,
    rows: rowKeys('ball', 1, places).map((key) => ballRow(key, '11X5')),
    distinct: true,
    tuplesOf: (result) => [drawn(result).slice(0, places)],
    chance: chance(1, orders),
  });

/** 11X5: five of eleven numbers, in the order in which they are drawn. */
export const eleven: LotteryCourse = {
  code: '11X5',
  family: '11X5',
  tiers: [{ key: 'numbers', count: 5, width: 2 }],
  betTypes: [
    eachBet({
      key: 'any1',
      rows: [ballRow('numbers', '11X5')],
      drawnOf: drawn,
      chance: chance(5, 11),
    }),
    anyBet(2),
    anyBet(3),
    anyBet(4),
    anyBet(5),
    firstBet(2, 11 * 10),
    firstBet(3, 11 * 10 * 9),
  ],
  draw: (draw) => [shuffled(11, draw, 5).map((at) => ballText('11X5', at + 1))],
};
