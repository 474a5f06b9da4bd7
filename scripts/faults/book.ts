/** What clients were told, for good: an answer 200 that cannot be taken back. */
export interface Book {
  /** The ids of bets. */
  bets: string[];
  /** Transfers of each member, each of one minor unit. */
  transfers: Map<number, number>;
  /** Deposits that were begun, whether the provider took them as paid, and whether they were seen as credited. */
  deposits: {
    id: number;
    memberId: number;
    creditMinor: number;
    isPaid: boolean;
    isCredited: boolean;
  }[];
  /** The ids of rounds at the games' service. */
  rounds: string[];
}

/** A book without anything in it. */
export const openBook = (): Book => ({ bets: [], transfers: new Map(), deposits: [], rounds: [] });

/** How many acknowledgements stand in a book. */
export const countAcknowledged = ({ bets, transfers, deposits, rounds }: Book): number =>
  bets.length +
  [...transfers.values()].reduce((sum, count) => sum + count, 0) +
  deposits.length +
  deposits.filter(({ isCredited }) => isCredited).length +
  rounds.length;
