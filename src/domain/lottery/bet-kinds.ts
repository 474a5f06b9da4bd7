import type { BetRow, BetType, Chance, LotteryResult, Picks } from './course.ts';
import { choose } from './picks.ts';

/** So many hits in so many draws. */
export const chance = (hits: number, draws: number): Chance => ({ hits, draws });

const count = <Item>(items: readonly Item[], fits: (item: Item, at: number) => boolean): number =>
  items.filter(fits).length;

interface Common {
  key: string;
  units?: number;
}

/** What most bets are: one price, and one chance for every option. */
const plain = ({ key, units = 1 }: Common, winning: Chance) => ({
  key,
  units,
  prices: ['win'],
  chancesOf: () => ({ win: winning }),
});

/**
 * Every marked option is a bet of its own, and wins as often as it is among the numbers that its
 * row looks at.
 */
export const eachBet = (
  given: Common & {
    rows: readonly BetRow[];
    drawnOf: (result: LotteryResult, row: number) => readonly string[];
    chance: Chance;
  },
): BetType => ({
  ...plain(given, given.chance),
  rows: given.rows,
  rule: { kind: 'each' },
  hitsOf: (picks, result) => ({
    win: picks.reduce(
      (sum, row, at) => sum + count(given.drawnOf(result, at), (number) => row.includes(number)),
      0,
    ),
  }),
});

/** One number from each row, in the rows' order, against every winning tuple of the draw. */
export const straightBet = (
  given: Common & {
    rows: readonly BetRow[];
    distinct?: boolean;
    tuplesOf: (result: LotteryResult) => readonly (readonly string[])[];
    chance: Chance;
  },
): BetType => ({
  ...plain(given, given.chance),
  rows: given.rows,
  rule: { kind: 'straight', distinct: given.distinct ?? false },
  hitsOf: (picks, result) => ({ win: count(given.tuplesOf(result), isIn(picks)) }),
});

/** Whether a tuple is among the bets of a straight. */
export const isIn =
  (picks: Picks) =>
  (tuple: readonly string[]): boolean =>
    tuple.every((number, at) => picks[at]?.includes(number) ?? false);

/** Any `take` numbers of one row; all of them must be drawn. */
export const chooseBet = (
  given: Common & {
    row: BetRow;
    take: number;
    drawnOf: (result: LotteryResult) => readonly string[];
    chance: Chance;
  },
): BetType => ({
  ...plain(given, given.chance),
  rows: [given.row],
  rule: { kind: 'choose', take: given.take },
  hitsOf: ([row = []], result) => ({
    win: choose(
      count(given.drawnOf(result), (number) => row.includes(number)),
      given.take,
    ),
  }),
});

type DigitsOf = (result: LotteryResult) => readonly string[];

/** Three digits of which two are the same, in any order: group-3. */
export const groupThreeBet = (given: Common & { row: BetRow; digitsOf: DigitsOf }): BetType => ({
  ...plain(given, chance(3, 1000)),
  rows: [given.row],
  rule: { kind: 'pairs' },
  hitsOf: ([row = []], result) => ({ win: groupHits(row, given.digitsOf(result), 2) }),
});

/** Three digits that all differ, in any order: group-6. */
export const groupSixBet = (given: Common & { row: BetRow; digitsOf: DigitsOf }): BetType => ({
  ...plain(given, chance(6, 1000)),
  rows: [given.row],
  rule: { kind: 'choose', take: 3 },
  hitsOf: ([row = []], result) => ({ win: groupHits(row, given.digitsOf(result), 3) }),
});

const groupHits = (row: readonly string[], digits: readonly string[], different: number): number =>
  new Set(digits).size === different && digits.every((digit) => row.includes(digit)) ? 1 : 0;

/**
 * Words that are true of a draw (`big`, `red`). A word of `push` beside them gives every stake of
 * that row back.
 */
export const wordsBet = (
  given: Common & {
    rows: readonly BetRow[];
    wordsOf: (result: LotteryResult, row: number) => readonly string[];
    prices?: readonly string[];
    chancesOf: BetType['chancesOf'];
  },
): BetType => {
  const { prices = ['win'], wordsOf } = given;
  return {
    ...plain(given, chance(0, 1)),
    rows: given.rows,
    rule: { kind: 'each' },
    prices,
    chancesOf: given.chancesOf,
    hitsOf: (picks, result) => {
      const hits: Record<string, number> = {};
      for (const [at, row] of picks.entries())
        for (const word of row) {
          const price = wordPrice(word, wordsOf(result, at), prices);
          if (price) hits[price] = (hits[price] ?? 0) + 1;
        }
      return hits;
    },
  };
};

const wordPrice = (
  word: string,
  trueWords: readonly string[],
  prices: readonly string[],
): string | null => {
  if (trueWords.includes('push')) return 'push';
  if (!trueWords.includes(word)) return null;
  return prices.includes(word) ? word : 'win';
};

/** The words of a number whose range has a big upper half. */
export const sidesOf = (number: number, bigFrom: number): string[] => [
  number >= bigFrom ? 'big' : 'small',
  number % 2 === 1 ? 'odd' : 'even',
];

/** The chances of a bet whose every word wins as often. */
export const evenChance =
  (hits: number, draws: number): BetType['chancesOf'] =>
  () => ({ win: chance(hits, draws) });

/** The chances of words that have prices of their own. */
export const ownChances =
  (byWord: Readonly<Record<string, Chance>>): BetType['chancesOf'] =>
  (option) =>
    option === null || !byWord[option] ? {} : { [option]: byWord[option] };
