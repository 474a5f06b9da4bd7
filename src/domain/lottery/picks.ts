/**
 * How picks become single bets.
 *
 * - `each`: every picked number is a bet of its own (a position, the special of LHC).
 * - `straight`: one number from each row in order; `distinct` where a number cannot come twice.
 * - `choose`: any `take` numbers of the row (any-2 of 11X5, 3-of-3 of LHC, group-6).
 * - `pairs`: two numbers of which one comes twice (group-3).
 */
export type PickRule =
  | { kind: 'each' }
  | { kind: 'straight'; distinct: boolean }
  | { kind: 'choose'; take: number }
  | { kind: 'pairs' };

/** In how many ways `take` things can be taken out of `count`. */
export const choose = (count: number, take: number): number => {
  if (take < 0 || take > count) return 0;
  let ways = 1;
  for (let step = 1; step <= take; step += 1) ways = (ways * (count - take + step)) / step;
  return ways;
};

/**
 * Ways to take one number from each row so that none comes twice, counted by the set of numbers
 * that are gone: ten full rows of PK10 are 1,024 sets, not 3.6 million tuples.
 *
 * @param rows of numbers up to 30, each a bit of the set
 */
const distinctWays = (rows: readonly (readonly number[])[]): number => {
  let waysBySet = new Map([[0, 1]]);
  for (const row of rows) {
    const next = new Map<number, number>();
    for (const [set, ways] of waysBySet) {
      for (const bit of row.map((number) => 1 << number)) {
        if ((set & bit) === 0) next.set(set | bit, (next.get(set | bit) ?? 0) + ways);
      }
    }
    waysBySet = next;
  }
  return [...waysBySet.values()].reduce((sum, ways) => sum + ways, 0);
};

const inRow = (count: number, rule: Exclude<PickRule, { kind: 'straight' }>): number => {
  if (rule.kind === 'each') return count;
  return rule.kind === 'choose' ? choose(count, rule.take) : count * (count - 1);
};

/**
 * How many single bets a board of picks stands for.
 *
 * @param rows the picked numbers of every row, without repeats in a row
 */
export const countBets = (rows: readonly (readonly number[])[], rule: PickRule): number => {
  if (rule.kind !== 'straight') {
    return rows.reduce((sum, row) => sum + inRow(row.length, rule), 0);
  }
  return rule.distinct
    ? distinctWays(rows)
    : rows.reduce((product, row) => product * row.length, 1);
};

/** The quick keys of a row. */
export type QuickPick = 'all' | 'big' | 'small' | 'odd' | 'even' | 'clear';

/**
 * The numbers that a quick key picks: the upper half is big, and the middle belongs to it.
 *
 * @param numbers of the row, in order
 */
export const quickPick = (numbers: readonly number[], key: QuickPick): number[] => {
  const middle = ((numbers[0] ?? 0) + (numbers.at(-1) ?? 0)) / 2;
  const fits: Record<QuickPick, (number: number) => boolean> = {
    all: () => true,
    big: (number) => number >= middle,
    small: (number) => number < middle,
    odd: (number) => number % 2 === 1,
    even: (number) => number % 2 === 0,
    clear: () => false,
  };
  return numbers.filter(fits[key]);
};
