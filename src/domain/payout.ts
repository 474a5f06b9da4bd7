/** Odds hold at most three decimals: a thousandth is their smallest step. */
const STEP = 1000n;

const thousandths = (odds: number): bigint => BigInt(Math.round(odds * 1000));

/**
 * What a winning bet pays back, stake included; several odds are a multiple bet.
 *
 * Counted in whole numbers, so that no float rounds a leg away.
 *
 * @param stakeMinor whole minor units
 * @param odds decimal odds of every leg, above 1, at most three decimals each
 * @returns whole minor units, rounded down
 */
export const payoutMinor = (stakeMinor: number, odds: readonly number[]): number => {
  const product = odds.reduce((all, each) => all * thousandths(each), 1n);
  return Number((BigInt(stakeMinor) * product) / STEP ** BigInt(odds.length));
};
