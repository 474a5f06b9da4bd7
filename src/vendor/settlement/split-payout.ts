/**
 * Divides what a round pays over its bets by their stakes; the sum is exact, and what cannot be
 * divided goes to the first bets, a minor unit each.
 *
 * @param stakesMinor whole minor units, in the order of the bets
 * @returns the payouts in the same order
 */
export const splitPayout = (payoutMinor: number, stakesMinor: readonly number[]): number[] => {
  const total = stakesMinor.reduce((sum, stake) => sum + stake, 0);
  const shares = stakesMinor.map((stake) =>
    Number((BigInt(payoutMinor) * BigInt(stake)) / BigInt(total)),
  );
  let rest = payoutMinor - shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => {
    if (rest === 0) return share;
    rest -= 1;
    return share + 1;
  });
};
