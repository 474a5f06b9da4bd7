import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { readWithdrawalLimits } from '../ranks/rank-benefits.ts';

/** What a member asked for today, and what may still be asked for. */
export interface DayOfWithdrawals {
  /** `yyyy-MM-dd` in the merchant's time zone. */
  day: string;
  nextDayAt: Date;
  /** Withdrawals and minor units that are left of the day's limits. */
  leftCount: number;
  leftMinor: number;
  /** The limits themselves, and that of a single withdrawal. */
  dailyCount: number;
  dailyMaximumMinor: number;
  maximumMinor: number;
}

/** Reads the day's withdrawals of a member; a rejected one does not count. */
export const readDayOfWithdrawals = async (
  database: Database | OpenTransaction,
  merchant: Merchant,
  memberId: number,
): Promise<DayOfWithdrawals> => {
  const { id: merchantId, config } = merchant;
  const limits = await readWithdrawalLimits(database, merchant, memberId);
  const { dailyCount, dailyMaximumMinor, maximumMinor } = limits;
  const { rows } = await sql<{ day: string; nextDayAt: Date; count: number; sum: number }>`
    with today as (select (now() at time zone ${config.timeZone})::date as day)
    select to_char(today.day, 'YYYY-MM-DD') as day,
      (today.day + 1)::timestamp at time zone ${config.timeZone} as next_day_at,
      count(w.id) as count, coalesce(sum(w.amount_minor), 0)::bigint as sum
    from today left join withdrawal w on w.merchant_id = ${merchantId}
      and w.member_id = ${memberId} and w.day = today.day and w.status <> 'REJECTED'
    group by today.day`.execute(database);
  const [today] = rows;
  if (!today) throw new Error('the day has no row');
  return {
    day: today.day,
    nextDayAt: today.nextDayAt,
    leftCount: Math.max(0, dailyCount - today.count),
    leftMinor: Math.max(0, dailyMaximumMinor - today.sum),
    dailyCount,
    dailyMaximumMinor,
    maximumMinor,
  };
};
