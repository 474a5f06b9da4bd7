import { setTimeout as wait } from 'node:timers/promises';
import { driftingBooks } from '#platform/app/doctor/find-drifting-books.ts';
import type { Connection } from '#platform/base/database/connect.ts';
import type { BrandBook } from './book.ts';
import type { Cell, PlayedBrand, SaturdayWorld } from './world.ts';

type Pool = Connection['pool'];

interface BetRow {
  id: string;
  status: 'open' | 'settled' | 'void';
  stake: number;
  payout: number | null;
}

/** Deposits whose report is on its way get this long. */
const REPORTED_WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 200;

const counted = (count: number, what: string): string[] => (count > 0 ? [`${count} ${what}`] : []);

/** Every acknowledged bet is there once, with its stake and its outcome, and no other. */
const findWrongBets = async (
  pool: Pool,
  { merchantId }: PlayedBrand,
  { bets, refused }: BrandBook,
): Promise<string[]> => {
  const { rows } = await pool.query<BetRow>(
    `select transaction_id as id, status, stake_minor as stake, payout_minor as payout
      from bet where merchant_id = $1`,
    [merchantId],
  );
  const found = new Set(rows.map(({ id }) => id));
  const lost = [...bets.keys()].filter((id) => !found.has(id)).length;
  const differ = rows.filter(({ id, stake, payout }) => {
    const said = bets.get(id);
    return said && (said.stakeMinor !== stake || said.payoutMinor !== payout);
  }).length;
  return [
    ...counted(lost, 'bets acknowledged and lost'),
    ...counted(rows.length - found.size, 'bets there twice'),
    ...counted(rows.filter(({ id }) => refused.has(id)).length, 'bets refused and taken'),
    ...counted(
      [...found].filter((id) => !bets.has(id) && !refused.has(id)).length,
      'bets of which nobody was told',
    ),
    ...counted(differ, 'bets with another stake or outcome than was said'),
    ...counted(rows.filter(({ status }) => status === 'open').length, 'stakes without an outcome'),
  ];
};

/** Deposits whose button was pressed become settled as soon as the provider's report was read. */
const untilReported = async (
  pool: Pool,
  { merchantId }: PlayedBrand,
  { deposits }: BrandBook,
): Promise<void> => {
  const giveUpMs = performance.now() + REPORTED_WITHIN_MS;
  for (;;) {
    const { rows } = await pool.query<{ open: number }>(
      `select count(*) as open from deposit
        where merchant_id = $1 and id = any($2) and state in ('CREATED', 'PENDING')`,
      [merchantId, [...deposits.keys()]],
    );
    if (rows[0]?.open === 0 || performance.now() > giveUpMs) return;
    await wait(LOOK_EVERY_MS);
  }
};

/** What of the rows of a table differs from what was said: ids with their amounts. */
const findWrongAmounts = async (
  pool: Pool,
  { merchantId }: PlayedBrand,
  { what, query, said }: { what: string; query: string; said: ReadonlyMap<number, number> },
): Promise<string[]> => {
  const { rows } = await pool.query<{ id: number; amount: number }>(query, [merchantId]);
  const found = new Map(rows.map(({ id, amount }) => [id, amount]));
  const lost = [...said].filter(([id, amount]) => found.get(id) !== amount).length;
  return [
    ...counted(lost, `${what} acknowledged and not there as said`),
    ...counted(rows.filter(({ id }) => !said.has(id)).length, `${what} of which nobody was told`),
  ];
};

/** A pool that was claimed was paid once, and every claim was answered with that amount. */
const findWrongJackpot = async (
  pool: Pool,
  { merchantId }: PlayedBrand,
  { claims }: BrandBook,
  isWon: boolean,
): Promise<string[]> => {
  const { rows } = await pool.query<{ wins: number; paid: number; amount: number }>(
    `select (select count(*) from jackpot_win where merchant_id = $1) as wins,
      (select count(*) from transfer where merchant_id = $1 and kind = 'jackpot_won') as paid,
      (select coalesce(max(amount_minor), 0) from jackpot_win where merchant_id = $1) as amount`,
    [merchantId],
  );
  const { wins = 0, paid = 0, amount = 0 } = rows[0] ?? {};
  const times = isWon ? 1 : 0;
  const others = claims.filter(({ amountMinor }) => amountMinor !== amount).length;
  return [
    ...(wins === times && paid === times
      ? []
      : [`the jackpot was won ${wins} times and paid ${paid} times, not ${times}`]),
    ...counted(others, 'claims of the jackpot answered with another amount'),
    ...(isWon && claims.length === 0 ? ['no claim of the jackpot was acknowledged'] : []),
  ];
};

const DEPOSITS = `select d.id, d.amount_minor - d.fee_minor as amount from deposit d
  where d.merchant_id = $1 and d.state = 'SETTLED'`;

const WITHDRAWALS = `select w.id, w.amount_minor as amount from withdrawal w where w.merchant_id = $1`;

const findWrongBrand = async (
  { owner: { pool } }: Cell,
  brand: PlayedBrand,
  book: BrandBook,
  isWon: boolean,
): Promise<string[]> => {
  await untilReported(pool, brand, book);
  const { deposits, withdrawals } = book;
  const found = [
    ...(await findWrongBets(pool, brand, book)),
    ...(await findWrongAmounts(pool, brand, {
      what: 'deposits',
      query: DEPOSITS,
      said: deposits,
    })),
    ...(await findWrongAmounts(pool, brand, {
      what: 'withdrawals',
      query: WITHDRAWALS,
      said: withdrawals,
    })),
    ...(await findWrongJackpot(pool, brand, book, isWon)),
  ];
  return found.map((fault) => `${brand.code}: ${fault}`);
};

/**
 * Compares what was acknowledged with the rows of both cells, and adds up all books.
 *
 * @param won the brands whose pool was to be won, by their numbers
 * @returns what does not hold, a sentence each
 */
export const proveSaturday = async (
  { cells, brands }: SaturdayWorld,
  books: readonly BrandBook[],
  won: readonly number[],
): Promise<string[]> => {
  const faults: string[] = [];
  for (const cell of cells) {
    for (const brand of cell.brands) {
      const at = brands.indexOf(brand);
      const book = books[at];
      if (book) faults.push(...(await findWrongBrand(cell, brand, book, won.includes(at))));
    }
    const drifting = await driftingBooks.find({ database: cell.owner.database, isWhole: true });
    faults.push(...drifting.map(({ found }) => `cell ${cell.name}: ${found}`));
  }
  return faults;
};
