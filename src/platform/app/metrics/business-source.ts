import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import type { Metrics, MetricsSource } from '../../base/metrics/metrics.ts';

interface Total {
  code: string;
  currency: string;
  what: keyof Metrics['business'];
  times: number;
  amountMinor: number;
}

/**
 * Tells what was bet, paid in and paid out since this process began, of the busiest brands by name. Which
 * they are follows from rows, so that every process names the same; a brand's figures count to the
 * label that it has when they come, and no counter ever goes down.
 */
export const businessSource = (database: Database, metrics: Metrics): MetricsSource => {
  let before: ReadonlyMap<string, Total> | null = null;
  return {
    name: 'business',
    read: async () => {
      const [codes, totals, until] = await Promise.all([
        readRanking(database),
        readTotals(database),
        readCountedUntil(database),
      ]);
      await metrics.forgetBrands(metrics.brands.rank(codes));
      for (const [key, total] of totals) add(metrics, total, before?.get(key), before === null);
      before = totals;
      metrics.countedUntil.set(until.getTime() / 1000);
    },
  };
};

/** Adds what is new; what was there before this process only opens its series, at 0. */
const add = (
  { business, brands }: Metrics,
  total: Total,
  last: Total | undefined,
  isFirst: boolean,
): void => {
  const labels = { brand: brands.labelOf(total.code), currency: total.currency };
  const { times, minor } = business[total.what];
  const known = isFirst ? total : last;
  times.inc(labels, Math.max(0, total.times - (known?.times ?? 0)));
  minor.inc(labels, Math.max(0, total.amountMinor - (known?.amountMinor ?? 0)));
};

/** The brands with the most bets first. */
const readRanking = async (database: Database): Promise<string[]> => {
  const { rows } = await sql<{ code: string }>`
    select m.code from merchant m
      left join (select merchant_id, sum(times) as times from business_total
        where what = 'bet' group by merchant_id) t on t.merchant_id = m.id
      order by coalesce(t.times, 0) desc, m.code limit 1000`.execute(database);
  return rows.map(({ code }) => code);
};

const readTotals = async (database: Database): Promise<ReadonlyMap<string, Total>> => {
  const { rows } = await sql<Total>`
    select m.code, t.currency, t.what, t.times, t.amount_minor from business_total t
      join merchant m on m.id = t.merchant_id`.execute(database);
  return new Map(rows.map((row) => [`${row.code} ${row.currency} ${row.what}`, row]));
};

const readCountedUntil = async (database: Database): Promise<Date> => {
  const { countedUntil } = await database
    .selectFrom('businessMark')
    .select('countedUntil')
    .executeTakeFirstOrThrow();
  return countedUntil;
};
