/** What a round of the kind `match` has to bet on. */
export interface MatchBoard {
  contests: {
    names: string[];
    prices: { market: string; pick: string; odds: number }[];
  }[];
}

/** What is seen of each contest while it runs; which fields there are is its variant's. */
export interface MatchShow {
  contests: {
    /** Of goals. */
    minute?: number;
    goals?: [number[], number[]];
    /** Of goals and series. */
    score?: [number, number];
    /** Of races. */
    progress?: number[];
    order?: number[] | null;
  }[];
}

/** A bet on one price. */
export interface MatchBet {
  contest: number;
  market: string;
  pick: string;
}
