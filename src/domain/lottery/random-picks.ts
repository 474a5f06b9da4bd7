import type { PickRule } from './picks.ts';

/** How many numbers of each row one random bet needs. */
const neededIn = (rule: PickRule): number => {
  if (rule.kind === 'choose') return rule.take;
  return rule.kind === 'pairs' ? 2 : 1;
};

const takeOne = (
  numbers: readonly number[],
  below: (bound: number) => number,
): number | undefined => numbers[below(numbers.length)];

/**
 * One random bet: as many numbers as it takes, in every row that the rule needs (one row of a
 * position bet).
 *
 * @param rows the numbers on offer in every row
 * @param below a whole number from 0 up to, not with, its bound; every one equally likely
 */
export const randomPicks = (
  rows: readonly (readonly number[])[],
  rule: PickRule,
  below: (bound: number) => number,
): number[][] => {
  const only = rule.kind === 'each' ? below(rows.length) : undefined;
  const used: number[] = [];
  return rows.map((numbers, index) => {
    if (only !== undefined && index !== only) return [];
    const picks: number[] = [];
    while (picks.length < neededIn(rule)) {
      const barred = rule.kind === 'straight' && rule.distinct ? used : picks;
      const pick = takeOne(
        numbers.filter((number) => !barred.includes(number)),
        below,
      );
      if (pick === undefined) break;
      picks.push(pick);
      used.push(pick);
    }
    return picks.toSorted((first, second) => first - second);
  });
};
