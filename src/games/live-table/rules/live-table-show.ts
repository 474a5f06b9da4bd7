/** A bet at a live table. */
export interface LiveTableBet {
  spot: string;
}

/** What everyone sees of a round once no more bets are taken. */
export interface LiveTableShow {
  /** Wheel, dice or cards, by the table. */
  result: unknown;
  /** The bets that this result pays more than their stake. */
  winners: string[];
}
