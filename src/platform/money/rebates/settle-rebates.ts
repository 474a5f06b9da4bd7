import { addDays, dayIn } from '#domain/date-presets.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { eachByItself } from '../../base/jobs/run-isolated.ts';
import type { Job } from '../../base/jobs/run-jobs.ts';
import { decideBoosts } from './boost-rebates.ts';
import { payBoosts } from './pay-boosts.ts';
import { payRebates } from './pay-rebates.ts';
import { listBettors } from './valid-bets.ts';

/** A settlement that began before midnight has ended by then. */
const GRACE_MS = 5 * 60_000;
/** After a longer stand-still an operator names the days by hand. */
const DAYS_BACK = 31;

/** What a day's settlement came to. */
export interface SettledDay {
  day: string;
  members: number;
  paidMinor: number;
  /** It was settled before; nothing was done. */
  replay: boolean;
}

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

const settleOpenDays = async (
  database: Database,
  merchants: readonly Merchant[],
): Promise<void> => {
  const days = await openDays(database, merchants, new Date());
  const byBrand = Map.groupBy(days, ({ merchant }) => merchant.id);
  // A day that fails keeps the later ones of its brand waiting: after them it would never come again.
  await eachByItself([...byBrand.values()], async (own) => {
    for (const { merchant, day } of own) await settleRebates(database, merchant, day);
  });
};

/** The day that it is at a brand, `yyyy-MM-dd`. */
export const todayAt = ({ config }: Merchant): string => dayIn(config.timeZone, new Date());

/**
 * The days of some brands that are over and not settled, the oldest of each first: from the last
 * settled one on, or from the first day with a settled bet. One query for all brands.
 */
export const openDays = async (
  database: Database,
  merchants: readonly Merchant[],
  now: Date,
): Promise<{ merchant: Merchant; day: string }[]> => {
  const firsts = await readFirstDays(database, merchants);
  const before = new Date(now.getTime() - GRACE_MS);
  return merchants.flatMap((merchant) => {
    const from = firsts.get(merchant.id);
    if (!from) return [];
    const last = addDays(dayIn(merchant.config.timeZone, before), -1);
    const earliest = addDays(last, 1 - DAYS_BACK);
    const days: { merchant: Merchant; day: string }[] = [];
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

/**
 * Pays every member's rebates of a day, one transaction for each member: a run that is cut off is
 * taken up by the next, and two runs at once pay once.
 *
 * @param day `yyyy-MM-dd`, over in the merchant's time zone
 */
export const settleRebates = async (
  database: Database,
  merchant: Merchant,
  day: string,
): Promise<SettledDay> => {
  const done = await database
    .selectFrom('rebateDay')
    .select('settledAt')
    .where('merchantId', '=', merchant.id)
    .where('day', '=', day)
    .executeTakeFirst();
  if (done) return { day, members: 0, paidMinor: 0, replay: true };
  const members = await listBettors(database, merchant, day);
  let paidMinor = 0;
  await eachByItself(members, async (memberId) => {
    paidMinor += await database
      .transaction()
      .execute((tx) => payRebates(tx, merchant, { memberId, day }));
  });
  await database.transaction().execute(async (tx) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('rebateDay')
      .values({ merchantId: merchant.id, day })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows) await decideBoosts(tx, merchant, day);
  });
  return { day, members: members.length, paidMinor, replay: false };
};
