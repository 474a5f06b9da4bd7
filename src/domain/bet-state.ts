/** What has become of a bet, as the member is told. */
export const betStates = ['open', 'won', 'lost', 'push', 'void'] as const;

export type BetState = (typeof betStates)[number];

/**
 * Judges a bet: one that paid back less than its stake is lost, whatever its game calls it.
 *
 * @param payoutMinor stake included; null while it is open
 */
export const betState = (
  status: 'open' | 'settled' | 'void',
  stakeMinor: number,
  payoutMinor: number | null,
): BetState => {
  if (status !== 'settled' || payoutMinor === null) return status === 'void' ? 'void' : 'open';
  if (payoutMinor === stakeMinor) return 'push';
  return payoutMinor > stakeMinor ? 'won' : 'lost';
};
