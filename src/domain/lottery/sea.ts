import { chance, eachBet, evenChance, isIn, sidesOf, wordsBet } from './bet-kinds.ts';
import type { BetType, DrawTier, Hits, LotteryCourse, LotteryResult } from './course.ts';
import type { Draw } from '../fair/fair-draw.ts';
import { drawNumber, groupBets, lastThreeBet, placeRows } from './digits.ts';
import { digitRow, pairRow, wordRow } from './rows.ts';

const firstOf = ([numbers = []]: LotteryResult): string => numbers[0] ?? '';

const twoDigitBet = (key: string, row: string, numberOf: (result: LotteryResult) => string) =>
  eachBet({
    key,
    rows: [pairRow(row)],
    drawnOf: (result) => [numberOf(result).slice(-2)],
    chance: chance(1, 100),
  });

/** 2D: a number from 00 to 99. */
export const seaTwo: LotteryCourse = {
  code: 'SEA_2D',
  family: 'SEA',
  tiers: [{ key: 'first', count: 1, width: 2 }],
  betTypes: [
    twoDigitBet('two', 'first', firstOf),
    eachBet({
      key: 'position',
      rows: placeRows(2),
      drawnOf: (result, row) => Array.from(firstOf(result)).slice(row, row + 1),
      chance: chance(1, 10),
    }),
    wordsBet({
      key: 'sides',
      rows: [wordRow('first', 'big', 'small', 'odd', 'even')],
      wordsOf: (result) => sidesOf(Number(firstOf(result)), 50),
      chancesOf: evenChance(1, 2),
    }),
  ],
  draw: (draw) => [[drawNumber(draw, 2)]],
};

/** 3D: a number from 000 to 999. */
export const seaThree: LotteryCourse = {
  code: 'SEA_3D',
  family: 'SEA',
  tiers: [{ key: 'first', count: 1, width: 3 }],
  betTypes: [
    lastThreeBet('top3', firstOf),
    ...groupBets(firstOf),
    twoDigitBet('top2', 'first', firstOf),
  ],
  draw: (draw) => [[drawNumber(draw, 3)]],
};

/** The Thai numbers: a first prize of six digits, and two digits of their own below. */
export const seaThai: LotteryCourse = {
  code: 'SEA_THAI',
  family: 'SEA',
  tiers: [
    { key: 'first', count: 1, width: 6 },
    { key: 'bottom', count: 1, width: 2 },
  ],
  betTypes: [
    lastThreeBet('top3', firstOf),
    ...groupBets(firstOf),
    twoDigitBet('top2', 'first', firstOf),
    twoDigitBet('bottom2', 'bottom', ([, numbers = []]) => numbers[0] ?? ''),
  ],
  draw: (draw) => [[drawNumber(draw, 6)], [drawNumber(draw, 2)]],
};

const fourTiers: readonly DrawTier[] = [
  { key: 'first', count: 1, width: 4 },
  { key: 'second', count: 1, width: 4 },
  { key: 'third', count: 1, width: 4 },
  { key: 'starter', count: 10, width: 4 },
  { key: 'consolation', count: 10, width: 4 },
];

const NUMBERS = 10_000;

/** A number of four digits against the prizes of some tiers, each tier with a price of its own. */
const fourDigitBet = (key: string, tiers: readonly DrawTier[]): BetType => ({
  key,
  rows: ['thousands', 'hundreds', 'tens', 'units'].map(digitRow),
  rule: { kind: 'straight', distinct: false },
  units: 1,
  prices: tiers.map((tier) => tier.key),
  hitsOf: (picks, result): Hits => {
    const isHit = isIn(picks);
    return Object.fromEntries(
      tiers
        .map((tier, at): [string, number] => [
          tier.key,
          (result[at] ?? []).filter((number) => isHit(Array.from(number))).length,
        ])
        .filter(([, hits]) => hits > 0),
    );
  },
  chancesOf: () => Object.fromEntries(tiers.map((tier) => [tier.key, chance(tier.count, NUMBERS)])),
});

/** Numbers of four digits, each as likely as every other that is not drawn yet. */
const drawDistinct = (draw: Draw, count: number): string[] => {
  const drawn = new Set<number>();
  while (drawn.size < count) drawn.add(draw(NUMBERS));
  return Array.from(drawn, (number) => String(number).padStart(4, '0'));
};

/** 4D: 23 prizes of four digits, no number twice. */
export const seaFour: LotteryCourse = {
  code: 'SEA_4D',
  family: 'SEA',
  tiers: fourTiers,
  betTypes: [fourDigitBet('big', fourTiers), fourDigitBet('small', fourTiers.slice(0, 3))],
  draw: (draw) => {
    const numbers = drawDistinct(draw, 23);
    let taken = 0;
    return fourTiers.map(({ count }) => numbers.slice(taken, (taken += count)));
  },
};
