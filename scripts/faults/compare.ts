import { setTimeout as wait } from 'node:timers/promises';
import { driftingBooks } from '#platform/app/doctor/find-drifting-books.ts';
import type { Connection } from '#platform/base/database/connect.ts';
import { readBalances } from '#platform/base/ledger/read-balances.ts';
import type { Book } from './book.ts';
import type { World } from './world.ts';

/** What stands in the rows, beside what clients were told. */
export interface Comparison {
  /** Acknowledged, and not there. */
  lost: number;
  /** There more often than it was said. */
  twice: number;
  /** What `livery platform doctor --whole` finds wrong with the books. */
  books: string[];
}

interface Counts {
  lost: number;
  twice: number;
}

type Pool = Connection['pool'];

const sum = (counts: readonly Counts[]): Counts => ({
  lost: counts.reduce((total, { lost }) => total + lost, 0),
  twice: counts.reduce((total, { twice }) => total + twice, 0),
});

const numberOf = async (pool: Pool, text: string, values: readonly unknown[]): Promise<number> => {
  const { rows } = await pool.query<{ count: string }>(text, [...values]);
  return Number(rows[0]?.count);
};

/** A balance that is too high or too low by some of what was said. */
const differ = (told: number, found: number): Counts => ({
  lost: Math.max(0, told - found),
  twice: Math.max(0, found - told),
});

const compareBets = async (pool: Pool, { people }: World, book: Book): Promise<Counts> => {
  const players = people.players.map(({ memberId }) => memberId);
  const there = `select count(*) from unnest($1::text[]) as said (id)
    where not exists (select from bet where member_id = any($2) and transaction_id = said.id)`;
  const rows = await numberOf(pool, 'select count(*) from bet where member_id = any($1)', [
    players,
  ]);
  return {
    lost: await numberOf(pool, there, [book.bets, players]),
    twice: Math.max(0, rows - book.bets.length),
  };
};

const compareRounds = async (pool: Pool, { people }: World, book: Book): Promise<Counts> => {
  const seats = people.seats.map(({ memberId }) => memberId);
  const there = `select count(*) from unnest($1::text[]) as said (id)
    where not exists (select from bet
      where member_id = any($2) and round_id = said.id and status = 'settled')`;
  const doubled = `select count(*) - count(distinct round_id) as count from bet
    where member_id = any($1) and status <> 'void'`;
  return {
    lost: await numberOf(pool, there, [book.rounds, seats]),
    twice: await numberOf(pool, doubled, [seats]),
  };
};

/** Each transfer moved one minor unit out of a cash account from which nothing else is taken. */
const compareTransfers = async (
  { database }: Connection,
  { merchantId, currency, firstMinor, people }: World,
  book: Book,
): Promise<Counts> =>
  sum(
    await Promise.all(
      people.senders.map(async ({ memberId }) => {
        const { cash } = await readBalances(database, merchantId, memberId, currency);
        return differ(book.transfers.get(memberId) ?? 0, firstMinor - cash.balanceMinor);
      }),
    ),
  );

/** A provider's report is read again and again; what is not credited by then is lost. */
const CREDITED_WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 200;

/** Waits for deposits that were paid and not seen as credited when the last client went home. */
const untilCredited = async (
  { pool }: Pick<Connection, 'pool'>,
  { deposits }: Pick<Book, 'deposits'>,
): Promise<void> => {
  const paid = deposits.filter(({ isPaid }) => isPaid).map(({ id }) => id);
  const giveUpAt = performance.now() + CREDITED_WITHIN_MS;
  const waiting = `select count(*) from unnest($1::bigint[]) as paid (id)
    where not exists (select from deposit where deposit.id = paid.id and state = 'SETTLED')`;
  while ((await numberOf(pool, waiting, [paid])) > 0 && performance.now() < giveUpAt)
    await wait(LOOK_EVERY_MS);
};

/** Every deposit that was begun is there once; those that were paid are settled, and those that are settled were credited once. */
const compareDeposits = async (
  { database, pool }: Connection,
  { merchantId, currency, firstMinor, people }: World,
  book: Book,
): Promise<Counts> =>
  sum(
    await Promise.all(
      people.depositors.map(async ({ memberId }) => {
        const { rows } = await pool.query<{ id: number; state: string }>(
          'select id, state from deposit where member_id = $1',
          [memberId],
        );
        const settled = new Set(
          rows.filter(({ state }) => state === 'SETTLED').map(({ id }) => id),
        );
        const said = book.deposits.filter((line) => line.memberId === memberId);
        const lost = said.filter(({ id, isPaid }) => isPaid && !settled.has(id)).length;
        const creditMinor = said[0]?.creditMinor ?? 1;
        const { cash } = await readBalances(database, merchantId, memberId, currency);
        const credits = (cash.balanceMinor - firstMinor) / creditMinor;
        return sum([
          differ(said.length, rows.length),
          differ(settled.size, credits),
          { lost, twice: 0 },
        ]);
      }),
    ),
  );

/** Compares what clients were told with the rows, and adds up all books. */
export const compare = async (world: World, book: Book): Promise<Comparison> => {
  const opened = await world.open();
  try {
    await untilCredited(opened, book);
    const counts = sum([
      await compareBets(opened.pool, world, book),
      await compareRounds(opened.pool, world, book),
      await compareTransfers(opened, world, book),
      await compareDeposits(opened, world, book),
    ]);
    const books = await driftingBooks.find({ database: opened.database, isWhole: true });
    return { ...counts, books: books.map(({ found }) => found) };
  } finally {
    await opened.close();
  }
};
