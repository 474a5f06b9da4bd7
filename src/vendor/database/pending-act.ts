/** An act that is applied once the wallet has taken its stake. */
export interface PendingAct {
  act: unknown;
  state: unknown;
  stakeMinor: number;
  payoutMinor: number | null;
  jackpot: boolean;
}
