/** A bet that was acknowledged. */
export interface BookedBet {
  stakeMinor: number;
  /** What was acknowledged as its outcome; null while it has none. */
  payoutMinor: number | null;
}

/** A claim of a pool that was answered. */
export interface BookedClaim {
  amountMinor: number;
}

/** What the platform has acknowledged of one brand. */
export interface BrandBook {
  /** By the vendor's id. */
  bets: Map<string, BookedBet>;
  /** Bets that were refused for good: they must not stand in the rows. */
  refused: Set<string>;
  /** Deposits that were begun and whose payer pressed the button: by id, what is to be credited. */
  deposits: Map<number, number>;
  /** Withdrawals that were taken: by id, their amount. */
  withdrawals: Map<number, number>;
  claims: BookedClaim[];
}

/** An empty book for each of so many brands. */
export const openBooks = (brands: number): BrandBook[] =>
  Array.from({ length: brands }, () => ({
    bets: new Map(),
    refused: new Set(),
    deposits: new Map(),
    withdrawals: new Map(),
    claims: [],
  }));
