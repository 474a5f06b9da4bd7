const MICRO = 1_000_000n;

/**
 * What of some stakes goes into the jackpot, and what is too little to be moved and waits for the
 * next time. Counted in whole millionths, so that nothing is ever lost or made.
 *
 * @param stakesMinor whole minor units; below zero when more was taken back than staked
 * @param percent of the stakes, at most four decimals
 * @param remainderMicro what waited, in millionths of a minor unit; below zero is owed
 * @returns `amountMinor` is never below zero: what is owed is kept back from later stakes
 */
export const fedMinor = (
  stakesMinor: number,
  percent: number,
  remainderMicro: number,
): { amountMinor: number; remainderMicro: number } => {
  const shareMicro = BigInt(Math.round(percent * 10_000));
  const wholeMicro = BigInt(stakesMinor) * shareMicro + BigInt(remainderMicro);
  const amountMinor = wholeMicro > 0n ? wholeMicro / MICRO : 0n;
  return {
    amountMinor: Number(amountMinor),
    remainderMicro: Number(wholeMicro - amountMinor * MICRO),
  };
};
