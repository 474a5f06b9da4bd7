import type { BetType, Picks } from '#domain/lottery/course.ts';

/** Decimal odds by the price's key. */
export type OddsByPrice = Readonly<Record<string, number>>;

/** What an option of a row pays when it wins: its own price, else the common one. */
export const optionOdds = (odds: OddsByPrice, option: string): number | undefined =>
  odds[option] ?? odds['win'];

/** Whether every price of a bet is one of its options' own: dragon, tiger, tie. */
const hasOwnPrices = ({ rows, prices }: BetType): boolean =>
  prices.every((price) => rows.some(({ options }) => options.includes(price)));

/**
 * What picks may pay, the most first and each once: of words the prices of those that are picked,
 * else every price of the bet. A stake that is given back is no price.
 */
export const pickedOdds = (betType: BetType, odds: OddsByPrice, picks: Picks): number[] => {
  const keys = hasOwnPrices(betType)
    ? betType.prices.filter((price) => picks.some((row) => row.includes(price)))
    : betType.prices.filter((price) => price !== 'push');
  const values = keys.map((key) => odds[key]).filter((value) => value !== undefined);
  return [...new Set(values)].toSorted((first, second) => second - first);
};

/** All that a bet may pay, the most first. */
export const allOdds = (betType: BetType, odds: OddsByPrice): number[] =>
  pickedOdds(
    betType,
    odds,
    betType.rows.map(({ options }) => options),
  );

/** The lowest and the highest return of a bet, in percent. */
export const returnSpan = (returns: Readonly<Record<string, number>>): [number, number] => {
  const values = Object.values(returns);
  return [Math.min(...values), Math.max(...values)];
};
