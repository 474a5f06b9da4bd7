/**
 * An exact multiplier of a stake, as a fraction of whole numbers: what a float rounds away would be
 * somebody's money.
 */
export interface Ratio {
  over: bigint;
  under: bigint;
}

/** Returns are stated in ten-thousandths of the stake: 9900 is 99 percent. */
export const RETURN_STEPS = 10_000;

/** A fraction of whole numbers. */
export const ratioOf = (over: number | bigint, under: number | bigint): Ratio => ({
  over: BigInt(over),
  under: BigInt(under),
});

/** The product of two fractions, not shortened. */
export const timesRatio = (first: Ratio, second: Ratio): Ratio => ({
  over: first.over * second.over,
  under: first.under * second.under,
});

/**
 * What a stake becomes.
 *
 * @param stakeMinor whole minor units
 * @returns whole minor units, rounded down
 */
export const ratioPaidMinor = (stakeMinor: number, { over, under }: Ratio): number =>
  Number((BigInt(stakeMinor) * over) / under);

/** The fraction as a decimal number with at most four places, rounded down: never more than is paid. */
export const ratioNumber = ({ over, under }: Ratio): number =>
  Number((over * 10_000n) / under) / 10_000;

/** Whether the fraction is at least a whole number. */
export const ratioReaches = ({ over, under }: Ratio, whole: number): boolean =>
  over >= under * BigInt(whole);

/** The greatest common divisor turns a fraction into the one that people read: 99/100. */
export const shortestRatio = ({ over, under }: Ratio): Ratio => {
  let [larger, smaller] = [over, under];
  while (smaller > 0n) [larger, smaller] = [smaller, larger % smaller];
  return { over: over / larger, under: under / larger };
};
