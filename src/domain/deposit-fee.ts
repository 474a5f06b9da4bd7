/**
 * What a deposit costs: taken off what the wallet receives.
 *
 * @param amountMinor whole minor units that are paid
 * @param fee a percentage with at most two decimals, and a fixed part in minor units
 * @returns whole minor units, the percentage's part rounded down
 */
export const depositFeeMinor = (
  amountMinor: number,
  { feePercent, feeMinor }: { feePercent: number; feeMinor: number },
): number => {
  // In whole numbers throughout: 8 digits of amount times a percentage pass what a float keeps.
  const hundredths = BigInt(Math.round(feePercent * 100));
  return Number((BigInt(amountMinor) * hundredths) / 10_000n) + feeMinor;
};
