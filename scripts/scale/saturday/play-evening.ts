import { setTimeout as wait } from 'node:timers/promises';
import {
  askForMoney,
  claimPool,
  type Company,
  payIn,
  placeBet,
  settleBet,
  sitDown,
} from './acts.ts';
import type { BrandBook } from './book.ts';
import { gamesOf } from './brands.ts';
import type { Client } from './client.ts';
import type { Plan, Visit } from './plan.ts';
import type { Tally } from './tally.ts';
import type { SaturdayWorld } from './world.ts';

/** An evening that is played. */
interface Played {
  plan: Plan;
  world: SaturdayWorld;
  books: readonly BrandBook[];
  client: Client;
  tally: Tally;
}

/** Waits for a moment of the evening; one that is over is not waited for. */
const until = async ({ tally }: Played, atMs: number): Promise<void> => {
  const leftMs = atMs - tally.nowMs();
  if (leftMs > 0) await wait(leftMs);
};

/** One person's bets, one after the other; matches are decided when they are, whether or not the player is still there. */
const play = async (played: Played, company: Company, visit: Visit, number: number) => {
  const games = gamesOf[visit.kind];
  const seat = await sitDown(company, games[number % games.length] ?? 0);
  const decisions: Promise<void>[] = [];
  if (!seat) return decisions;
  for (const bet of visit.bets) {
    await until(played, bet.atMs);
    const id = await placeBet(company, seat, bet);
    if (id === null) continue;
    const { settleAtMs, payoutTimes } = bet;
    if (settleAtMs !== null)
      decisions.push(
        until(played, settleAtMs).then(() => settleBet(company, seat, id, payoutTimes)),
      );
    if (bet.winsPool) await claimPool(company, seat, id);
  }
  return decisions;
};

const visitBrand = async (played: Played, visit: Visit, number: number, guestNumber: number) => {
  const { world, books, client } = played;
  const [brand, book] = [world.brands[visit.brand], books[visit.brand]];
  const guest = brand?.guests[guestNumber];
  if (!brand || !book || !guest)
    throw new Error(`Nobody was invited for visit ${number} at brand ${visit.brand}.`);
  const company: Company = { client, brand, guest, book };
  await until(played, visit.atMs);
  if (visit.deposits) await payIn(company);
  const decisions = await play(played, company, visit, number);
  if (visit.withdraws) await askForMoney(company);
  await Promise.all(decisions);
};

/** How many guests each brand needs: everybody comes once. */
export const guestsOf = ({ visits, brands }: Pick<Plan, 'visits' | 'brands'>): number[] => {
  const counts = Array.from({ length: brands }, () => 0);
  for (const { brand } of visits) counts[brand] = (counts[brand] ?? 0) + 1;
  return counts;
};

/** Plays an evening from its beginning until everything that was begun has its end. */
export const playEvening = async (played: Played): Promise<void> => {
  const come = Array.from({ length: played.plan.brands }, () => 0);
  await Promise.all(
    played.plan.visits.map((visit, number) => {
      const guestNumber = come[visit.brand] ?? 0;
      come[visit.brand] = guestNumber + 1;
      return visitBrand(played, visit, number, guestNumber);
    }),
  );
};
