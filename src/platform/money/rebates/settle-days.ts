import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { eachByItself } from '../../base/jobs/run-isolated.ts';
import { decideBoosts } from './boost-rebates.ts';
import { type BrandDay, readDueRebates, spansOf } from './due-rebates.ts';
import { noteRebates, payRebates, type Rebate, rebateOf } from './pay-rebates.ts';

/** What a day's settlement came to. */
export interface SettledDay {
  day: string;
  /** Those with bets that count, or that were taken back. */
  members: number;
  paidMinor: number;
  /** It was settled before; nothing was done. */
  replay: boolean;
}

/** A day that is settled, or why it is not. */
export type Settlement = BrandDay & ({ settled: SettledDay } | { error: unknown });

/**
 * Pays every member's rebates of a day of each of these brands. What is due is read with one statement for all of them, and
 * so is noted what pays nothing; money moves in one transaction for each member: a run that is cut off is taken up by
 * the next, and two runs at once pay once.
 *
 * @param days over in the time zones of their brands, at most one of each brand; the days before are settled
 * @returns one for each, in their order: a day that fails stops no other brand's
 */
export const settleDays = async (
  database: Database,
  days: readonly BrandDay[],
): Promise<Settlement[]> => {
  const done = await readDone(database, days);
  const open = days.filter(({ merchant }) => !done.has(merchant.id));
  const dueRebates = open.length > 0 ? await readDueRebates(database, open) : [];
  const due = Map.groupBy(dueRebates, ({ merchantId }) => merchantId);
  const rebates = new Map(
    open.map(({ merchant }): [number, Rebate[]] => [
      merchant.id,
      (due.get(merchant.id) ?? []).flatMap((one) => rebateOf(merchant, one) ?? []),
    ]),
  );
  await noteRebates(
    database,
    [...rebates.values()].flat().filter(({ amountMinor }) => amountMinor === 0),
  );
  await noteQuietDays(
    database,
    open.filter(({ merchant }) => rebates.get(merchant.id)?.length === 0),
  );
  const settlements: Settlement[] = [];
  for (const each of days) {
    const { merchant, day } = each;
    const own = rebates.get(merchant.id);
    const members = new Set(due.get(merchant.id)?.map(({ memberId }) => memberId)).size;
    try {
      const paidMinor = own && own.length > 0 ? await payDay(database, each, own) : 0;
      settlements.push({ ...each, settled: { day, members, paidMinor, replay: !own } });
    } catch (error) {
      settlements.push({ ...each, error });
    }
  }
  return settlements;
};

/**
 * Pays every member's rebates of a day, as `settleDays` does.
 *
 * @param day `yyyy-MM-dd`, over in the merchant's time zone
 */
export const settleRebates = async (
  database: Database,
  merchant: Merchant,
  day: string,
): Promise<SettledDay> => {
  const [one] = await settleDays(database, [{ merchant, day }]);
  if (!one) throw new Error(`${merchant.code}: ${day} was not looked at`);
  if ('error' in one) throw one.error;
  return one.settled;
};

/** The brands whose day is settled. */
const readDone = async (
  database: Database,
  days: readonly BrandDay[],
): Promise<ReadonlySet<number>> => {
  const { rows } = await sql<{ merchantId: number }>`
    select r.merchant_id from unnest(${days.map(({ merchant }) => merchant.id)}::bigint[],
        ${days.map(({ day }) => day)}::date[]) as d (merchant_id, day)
      join rebate_day r on r.merchant_id = d.merchant_id and r.day = d.day`.execute(database);
  return new Set(rows.map(({ merchantId }) => merchantId));
};

/** Notes days as settled on which nothing came back: there is nothing that a boost could raise. */
const noteQuietDays = async (database: Database, days: readonly BrandDay[]): Promise<void> => {
  if (days.length === 0) return;
  await sql`insert into rebate_day (merchant_id, day, ends_at)
    select s.merchant_id, s.day, s.ends from (${spansOf(days)}) s on conflict do nothing`.execute(
    database,
  );
};

/** Pays what a brand's day brings, decides its boosts, and notes it as settled. */
const payDay = async (
  database: Database,
  { merchant, day }: BrandDay,
  rebates: readonly Rebate[],
): Promise<number> => {
  const paying = rebates.filter(({ amountMinor }) => amountMinor > 0);
  const byMember = Map.groupBy(paying, ({ memberId }) => memberId);
  let paidMinor = 0;
  await eachByItself([...byMember], async ([memberId, own]) => {
    paidMinor += await database
      .transaction()
      .execute((tx) => payRebates(tx, merchant, memberId, own));
  });
  await database.transaction().execute(async (tx) => {
    const { numAffectedRows } = await sql`insert into rebate_day (merchant_id, day, ends_at)
      select s.merchant_id, s.day, s.ends from (${spansOf([{ merchant, day }])}) s
      on conflict do nothing`.execute(tx);
    if (numAffectedRows) await decideBoosts(tx, merchant, day);
  });
  return paidMinor;
};
