import { sql } from '../database/sql.ts';
import type { Database } from '../database/tables.ts';
import { LINES } from './carry-forward.ts';
import { countUnproved } from './count-unproved.ts';
import type { Partition } from './read-partitions.ts';

/** Why rows of some time are still needed where they are. */
export interface Obstacle {
  what:
    | 'shown'
    | 'openBets'
    | 'laterBets'
    | 'unpaidBills'
    | 'pendingRecords'
    | 'uncountedFigures'
    | 'unfollowedBets'
    | 'unprovedBooks'
    | 'linesThere';
  /** How many there are; of `shown`, how many months members may look back. */
  count: number;
}

/** The table of transfers, whose lines are taken off before them or with them. */
const TRANSFERS = 'transfer';

/** The table of bets, which is by month of their numbers. */
const BETS = 'bet';

/** Beside the months that members look back: time zones, and pages that are open. */
const SPARE_DAYS = 2;

/** The first moment after the last of them; null: there are none. */
const endOf = (partitions: readonly Partition[]): Date | null =>
  partitions.flatMap(({ until }) => until ?? []).toSorted((a, b) => +b - +a)[0] ?? null;

/**
 * Finds what keeps partitions, the oldest of their tables, from being taken off: bets that are open, bills that are not paid,
 * movements without an end, figures that were not counted, bets that were not followed, books that are not sound, transfers whose lines would stay, and
 * members who may still look at them.
 * Looks through all bets once, and, where lines of transfers are among them, through all until then.
 *
 * @param database of the owner, who sees all brands
 * @param months how far members of the brands may look back, at the most
 */
export const findObstacles = async (
  database: Database,
  partitions: readonly Partition[],
  months: number,
): Promise<Obstacle[]> => {
  const until = endOf(partitions);
  if (!until) return [];
  const linesUntil = endOf(partitions.filter(({ table }) => table === LINES));
  const transfersUntil = endOf(partitions.filter(({ table }) => table === TRANSFERS));
  const betsUntil = endOf(partitions.filter(({ table }) => table === BETS));
  const unproved = linesUntil ? await countUnproved(database, linesUntil) : 0;
  const { rows } = await sql<Obstacle>`
    select * from (values
      ('shown', case when ${until}::timestamptz > now() - make_interval(months => ${months}, days => ${SPARE_DAYS})
        then ${months}::bigint else 0 end),
      ('openBets', (select count(*) from bet where status = 'open'
        and (placed_at < ${until} or id < number_of_month(${betsUntil})))),
      -- Of numbers that say no month: those that came with a brand from another cell.
      ('laterBets', (select count(*) from bet where id < number_of_month(${betsUntil}) and placed_at >= ${betsUntil})),
      ('unpaidBills', (select count(*) from contract_bill
        where state in ('PAYABLE', 'PART', 'INSUFFICIENT') and starts_at < ${until})),
      ('pendingRecords', (select count(*) from money_record where state = 'pending' and at < ${until})),
      ('uncountedFigures', (select count(*) from team_gathered where gathered_until < ${until})),
      ('unfollowedBets', (select count(*) from bet_watermark where followed_until < ${until})
        + (select count(*) from bet_brand_behind where followed_until < ${until})
        + (select count(*) from business_mark where counted_until < ${until})),
      ('unprovedBooks', ${unproved}::bigint),
      ('linesThere', (select count(*) from entry where created_at < ${transfersUntil}::timestamptz
        and created_at >= coalesce(${linesUntil}::timestamptz, '-infinity')))
    ) found (what, count) where count > 0`.execute(database);
  return rows;
};
