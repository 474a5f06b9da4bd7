/** Rates hold at most three decimals: a thousandth is their smallest step. */
const STEP = 1000n;

const scaled = (amountMinor: number, rate: number): bigint =>
  BigInt(amountMinor) * BigInt(Math.round(rate * 1000));

/**
 * An amount times a rate, rounded down to the minor unit.
 *
 * Counted in whole numbers, so that no float takes a unit away.
 *
 * @param times at most three decimals, from 0
 */
export const timesDownMinor = (amountMinor: number, times: number): number =>
  Number(scaled(amountMinor, times) / STEP);

/** An amount times a rate, rounded up to the minor unit: for what somebody still owes. */
export const timesUpMinor = (amountMinor: number, times: number): number =>
  Number((scaled(amountMinor, times) + STEP - 1n) / STEP);

/** A percentage of an amount, rounded down to the minor unit; at most three decimals. */
export const percentMinor = (amountMinor: number, percent: number): number =>
  Number(scaled(amountMinor, percent) / (STEP * 100n));
