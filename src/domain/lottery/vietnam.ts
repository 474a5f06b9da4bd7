import { chance, eachBet } from './bet-kinds.ts';
import type { BetType, CourseCode, DrawTier, LotteryCourse, LotteryResult } from './course.ts';
import { drawNumber, lastThreeBet } from './digits.ts';
import { pairRow } from './rows.ts';

const specialOf = ([numbers = []]: LotteryResult): string => numbers[0] ?? '';
const lastTwo = (number: string): string => number.slice(-2);

/** Any two last digits of any prize; one bet plays all prizes and costs a unit for each. */
const anyTwoBet = (prizes: number): BetType =>
  eachBet({
    key: 'any2',
    rows: [pairRow('anyPrize')],
    units: prizes,
    drawnOf: (result) => result.flat().map(lastTwo),
    chance: chance(prizes, 100),
  });

const course = (code: CourseCode, tiers: readonly DrawTier[]): LotteryCourse => ({
  code,
  family: 'VN',
  tiers,
  betTypes: [
    eachBet({
      key: 'last2',
      rows: [pairRow('special')],
      drawnOf: (result) => [lastTwo(specialOf(result))],
      chance: chance(1, 100),
    }),
    anyTwoBet(tiers.reduce((sum, { count }) => sum + count, 0)),
    lastThreeBet('last3', specialOf),
  ],
  draw: (draw) =>
    tiers.map(({ count, width }) => Array.from({ length: count }, () => drawNumber(draw, width))),
});

const tier = (key: string, count: number, width: number): DrawTier => ({ key, count, width });

/** North Vietnam: 27 prizes in 8 tiers. */
export const vietnamNorth = course('VN_NORTH', [
  tier('special', 1, 5),
  tier('g1', 1, 5),
  tier('g2', 2, 5),
  tier('g3', 6, 5),
  tier('g4', 4, 4),
  tier('g5', 6, 4),
  tier('g6', 3, 3),
  tier('g7', 4, 2),
]);

/** Central and South Vietnam: 18 prizes in 9 tiers. */
export const vietnamSouth = course('VN_SOUTH', [
  tier('special', 1, 6),
  tier('g1', 1, 5),
  tier('g2', 1, 5),
  tier('g3', 2, 5),
  tier('g4', 7, 5),
  tier('g5', 1, 4),
  tier('g6', 3, 4),
  tier('g7', 1, 3),
  tier('g8', 1, 2),
]);
