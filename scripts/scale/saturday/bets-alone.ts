import { type Company, placeBet, type Seat, sitDown } from './acts.ts';
import type { BrandBook } from './book.ts';
import { gamesOf } from './brands.ts';
import { openClient } from './client.ts';
import type { PlannedBet } from './plan.ts';
import { openTally } from './tally.ts';
import { watchWork, type Work } from './watch.ts';
import type { SaturdayWorld } from './world.ts';

/** Those who bet at each brand, all at once. */
const SEATS = 10;

/** The least stake, lost. */
const BET: PlannedBet = {
  atMs: 0,
  stakeTimes: 1,
  payoutTimes: 0,
  settleAtMs: null,
  winsPool: false,
};

interface Seated {
  company: Company;
  seat: Seat;
}

/** What bets alone were. */
export interface BetsAlone {
  /** Those that were acknowledged. */
  bets: number;
  work: Work[];
}

const countBets = (books: readonly BrandBook[]): number =>
  books.reduce((sum, { bets }) => sum + bets.size, 0);

/**
 * Once the evening is over, people who have sat down and bet already do nothing but bet, without pauses: this is the bet
 * that the model knows.
 *
 * @param betsOfSeat how many bets each of them makes
 */
export const playBetsAlone = async (
  { cells, brands }: SaturdayWorld,
  books: readonly BrandBook[],
  betsOfSeat: number,
): Promise<BetsAlone> => {
  // Nothing is told of it by phase.
  const client = openClient(openTally(1));
  const [slot = 0] = gamesOf.slots;
  try {
    const people = brands.flatMap((brand, at) => {
      const book = books[at];
      return book
        ? brand.guests.slice(0, SEATS).map((guest) => ({ client, brand, guest, book }))
        : [];
    });
    const seated = await Promise.all(
      people.map(async (company): Promise<Seated[]> => {
        const seat = await sitDown(company, slot);
        if (seat) await placeBet(company, seat, BET);
        return seat ? [{ company, seat }] : [];
      }),
    );
    const before = countBets(books);
    const work = await watchWork(cells, () =>
      Promise.all(
        seated.flat().map(async ({ company, seat }) => {
          for (let bet = 0; bet < betsOfSeat; bet += 1) await placeBet(company, seat, BET);
        }),
      ),
    );
    return { bets: countBets(books) - before, work };
  } finally {
    client.close();
  }
};
