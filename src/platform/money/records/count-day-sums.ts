import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { eachBrandByItself } from '../../base/jobs/run-isolated.ts';
import type { Job, JobContext } from '../../base/jobs/run-jobs.ts';

/** Bets of one step: what is lost when it is cut off, and what is in memory. */
const MOST_BETS = 20_000;

/** What has not been counted is read row by row: a few hours of a member's bets cost nothing that is noticed. */
const EVERY_MS = 10 * 60_000;

/** Left to clocks: a standby that takes over may be behind. */
const BEHIND = '10 minutes';

type Counted = Pick<Merchant, 'id' | 'config'>;

/**
 * Counts by day the bets of a brand that have ended, and its records, step by step, each a transaction that moves the brand's mark: cut off
 * anywhere, and however many processes do it, each is counted once.
 *
 * @param options.until everything that ended until then; as far as all of it is certain to be visible when left out
 */
export const countDaySums = async (
  database: Database,
  { id, config }: Counted,
  { until = null, mostBets = MOST_BETS }: { until?: Date | null; mostBets?: number } = {},
): Promise<void> => {
  for (let more = true; more;) {
    const { rows } = await sql<{ more: boolean }>`
      select count_day_sums(${id}, ${config.timeZone}, u.until, ${mostBets}) as more
        from (select coalesce(${until}::timestamptz, day_sums_until(${BEHIND}::interval)) as until) u`.execute(
      database,
    );
    more = rows[0]?.more ?? false;
  }
};

/** Forgets what is counted of a brand, for what was written into the past: all of it is counted again. */
export const forgetDaySums = (database: Database, { id }: Pick<Counted, 'id'>): Promise<void> =>
  database.transaction().execute(async (tx) => {
    await tx.deleteFrom('daySumsMark').where('merchantId', '=', id).execute();
    for (const table of ['betDay', 'recordDay'] as const)
      await tx.deleteFrom(table).where('merchantId', '=', id).execute();
  });

/** Those of some brands of which a bet has ended that is not counted, or whose sums are to be counted anew; one query, however many. */
const readDue = async <Brand extends Counted>(
  database: Database,
  brands: readonly Brand[],
): Promise<Brand[]> => {
  const zones = brands.map(({ config }) => config.timeZone);
  const { rows } = await sql<{ id: number }>`
    select b.id from unnest(${brands.map(({ id }) => id)}::bigint[], ${zones}::text[]) b (id, zone)
      cross join (select day_sums_until(${BEHIND}::interval) as until) u
      left join day_sums_mark m on m.merchant_id = b.id
      where m.time_zone <> b.zone or not m.without_kept
        or exists (select from bet e where e.merchant_id = b.id and e.settled_at <= u.until
          and e.settled_at > coalesce(m.counted_until, '-infinity'))
        or exists (select from bet e where e.merchant_id = b.id and e.voided_at <= u.until
          and e.voided_at > coalesce(m.counted_until, '-infinity'))`.execute(database);
  const due = new Set(rows.map(({ id }) => id));
  return brands.filter(({ id }) => due.has(id));
};

/** Counts the bets of all brands; one in which none has ended costs a share of one query. */
export const countAllDaySums = async ({
  database,
  merchants,
}: Pick<JobContext, 'database' | 'merchants'>): Promise<void> => {
  await eachBrandByItself(database, 'day sums', await readDue(database, merchants()), (merchant) =>
    countDaySums(database, merchant),
  );
};

export const daySumsJob: Job = { name: 'countDaySums', everyMs: EVERY_MS, run: countAllDaySums };
