/** Money on a spot of the table. */
export interface SpotStake {
  spot: string;
  stakeMinor: number;
}

/** A spin of a roulette for one player. */
export interface RouletteView {
  number: number;
  bets: (SpotStake & { payoutMinor: number })[];
}
