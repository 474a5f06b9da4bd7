import type { BetType, Odds } from './course.ts';

/** A part of the stake, exact. */
export interface Fraction {
  numerator: bigint;
  denominator: bigint;
}

/** Shares of the stake between which a return must lie, in percent. */
export interface ReturnBand {
  minimum: number;
  maximum: number;
}

/** Odds hold at most three decimals. */
const STEP = 1000;

/**
 * What one single bet gives back of its stake in the long run, exactly: its prices' odds times
 * their chances.
 *
 * @param option of a bet whose options have prices of their own
 * @throws {RangeError} when a price has no odds
 */
export const exactReturn = (betType: BetType, odds: Odds, option: string | null): Fraction => {
  let sum: Fraction = { numerator: 0n, denominator: 1n };
  for (const [price, { hits, draws }] of Object.entries(betType.chancesOf(option))) {
    const each = odds[price];
    if (each === undefined) throw new RangeError(`${betType.key} has no odds for ${price}`);
    const numerator = BigInt(Math.round(each * STEP)) * BigInt(hits);
    const denominator = BigInt(STEP) * BigInt(draws) * BigInt(betType.units);
    sum = {
      numerator: sum.numerator * denominator + numerator * sum.denominator,
      denominator: sum.denominator * denominator,
    };
  }
  return sum;
};

/** The options whose returns differ, or null alone where one figure holds for all. */
export const pricedOptions = ({ rows, prices }: BetType): readonly (string | null)[] => {
  const own = (rows[0]?.options ?? []).filter((option) => prices.includes(option));
  return own.length > 0 ? own : [null];
};

/** A fraction in percent, two decimals, rounded down. */
export const percentOf = ({ numerator, denominator }: Fraction): number =>
  Number((numerator * 10_000n) / denominator) / 100;

/** Whether a return lies in a band, its ends included. */
export const isInBand = ({ numerator, denominator }: Fraction, band: ReturnBand): boolean => {
  const thousandths = (percent: number) => BigInt(Math.round(percent * STEP));
  const scaled = numerator * 100n * BigInt(STEP);
  return (
    scaled >= thousandths(band.minimum) * denominator &&
    scaled <= thousandths(band.maximum) * denominator
  );
};

/** The return of every option in percent, `all` where one figure holds for all. */
export const returnsOf = (betType: BetType, odds: Odds): Record<string, number> =>
  Object.fromEntries(
    pricedOptions(betType).map((option) => [
      option ?? 'all',
      percentOf(exactReturn(betType, odds, option)),
    ]),
  );
