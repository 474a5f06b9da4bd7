import { addDays, dayIn } from '#domain/date-presets.ts';
import { readEndedUntil } from '../../base/database/ended-until.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { eachByItself, throwAll } from '../../base/jobs/run-isolated.ts';
import type { Job } from '../../base/jobs/run-jobs.ts';
import type { BrandDay } from './due-rebates.ts';
import { payBoosts } from './pay-boosts.ts';
import { settleDays } from './settle-days.ts';

/** A settlement that began before midnight has ended by then. */
const GRACE_MS = 5 * 60_000;
/** After a longer stand-still an operator names the days by hand. */
const DAYS_BACK = 31;

/** Brands whose days are read with one statement. */
const MOST_AT_ONCE = 500;

/** Pays the rebates of every day that is over, in each brand's own time zone. */
export const rebateJob: Job = {
  name: 'rebates',
  everyMs: 5 * 60_000,
  run: async ({ database, merchants }) => {
    // What is decided is paid also when the day of another brand fails.
    await eachByItself(
      [() => settleOpenDays(database, merchants()), () => payBoosts(database, merchants())],
      (step) => step(),
    );
  },
};

/**
 * Settles the days of all brands, the first of each together, then the second. A day that fails keeps the later ones of its
 * brand waiting: after them it would never come again.
 *
 * @throws {AggregateError} when any failed
 */
const settleOpenDays = async (
  database: Database,
  merchants: readonly Merchant[],
): Promise<void> => {
  const days = await openDays(database, merchants, new Date(), await readEndedUntil(database));
  const waiting = [...Map.groupBy(days, ({ merchant }) => merchant.id).values()];
  const failed = new Map<number, unknown>();
  for (let turn = 0; waiting.some((own) => own.length > turn); turn += 1) {
    const due = waiting.flatMap((own) => own[turn] ?? []);
    const open = due.filter(({ merchant }) => !failed.has(merchant.id));
    for (let at = 0; at < open.length; at += MOST_AT_ONCE)
      for (const one of await settleDays(database, open.slice(at, at + MOST_AT_ONCE)))
        if ('error' in one) failed.set(one.merchant.id, one.error);
  }
  throwAll([...failed.values()], waiting.length);
};

/** The day that it is at a brand, `yyyy-MM-dd`. */
export const todayAt = ({ config }: Merchant): string => dayIn(config.timeZone, new Date());

/**
 * The days of some brands that are over and not settled, the oldest of each first: from the last
 * settled one on, or from the first day with a settled bet. One query for all brands.
 *
 * @param endedUntil a day is over only where all bets that ended in it can be read
 */
export const openDays = async (
  database: Database,
  merchants: readonly Merchant[],
  now: Date,
  endedUntil = now,
): Promise<BrandDay[]> => {
  const firsts = await readFirstDays(database, merchants);
  const before = new Date(Math.min(now.getTime() - GRACE_MS, endedUntil.getTime()));
  return merchants.flatMap((merchant) => {
    const from = firsts.get(merchant.id);
    if (!from) return [];
    const last = addDays(dayIn(merchant.config.timeZone, before), -1);
    const earliest = addDays(last, 1 - DAYS_BACK);
    const days: BrandDay[] = [];
    for (let day = from < earliest ? earliest : from; day <= last; day = addDays(day, 1))
      days.push({ merchant, day });
    return days;
  });
};

/** The first day of each brand that is not settled, over or not; of a brand without bets none. */
const readFirstDays = async (
  database: Database,
  merchants: readonly Merchant[],
): Promise<ReadonlyMap<number, string>> => {
  const { rows } = await sql<{ id: number; day: string | null }>`
    select m.id, to_char(coalesce(
        (select max(day) + 1 from rebate_day where merchant_id = m.id),
        ((select min(settled_at) from bet where merchant_id = m.id and settled_at is not null)
          at time zone m.zone)::date), 'YYYY-MM-DD') as day
      from unnest(${merchants.map(({ id }) => id)}::bigint[],
        ${merchants.map(({ config }) => config.timeZone)}::text[]) as m (id, zone)`.execute(
    database,
  );
  return new Map(rows.flatMap(({ id, day }) => (day === null ? [] : [[id, day] as const])));
};
