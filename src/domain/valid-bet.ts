/**
 * What of a settled bet counts for turnover, rebates and points: never more than was at risk.
 *
 * A void, refunded or trial bet counts nothing; its caller does not ask.
 *
 * @param stakeMinor whole minor units
 * @param payoutMinor what came back, stake included
 */
export const validBetMinor = (stakeMinor: number, payoutMinor: number): number =>
  Math.min(stakeMinor, Math.abs(payoutMinor - stakeMinor));
