import { pointsBalance } from '#api/points.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import { handle } from '../../base/endpoints/handler.ts';

/** A member's points, in hundredths of a point. */
export interface PointsBalance {
  /** What can be used. */
  balance: number;
  /** What later points pay first: bets were taken back whose points had been used. */
  owed: number;
  /** What bets have earned in all, whether used or not. */
  earned: number;
}

/** What a member has; everything is 0 for who never had a point. */
export const readPoints = async (
  database: Database | OpenTransaction,
  merchantId: number,
  memberId: number,
): Promise<PointsBalance> => {
  const { rows } = await sql<PointsBalance>`
    select coalesce((select a.balance from account a where a.merchant_id = ${merchantId}
          and a.member_id = ${memberId} and a.kind = 'points' and a.currency = 'PTS'), 0)::bigint as balance,
        greatest(coalesce(p.posted, 0) - greatest(coalesce(trunc(p.earned_micro / 1000000), 0), 0),
          0)::bigint as owed,
        greatest(coalesce(trunc(p.earned_micro / 1000000), 0), 0)::bigint as earned
      from (select 1) one
      left join points_member p on p.merchant_id = ${merchantId} and p.member_id = ${memberId}`.execute(
    database,
  );
  const [row] = rows;
  if (!row) throw new Error('no row of points');
  return row;
};

/**
 * What a member's bets earned on the days from one on, less what was taken back on them, in hundredths of a
 * point; at least 0.
 *
 * @param day `yyyy-MM-dd` in the merchant's time zone
 */
export const readPointsEarnedSince = async (
  database: Database | OpenTransaction,
  merchantId: number,
  memberId: number,
  day: string,
): Promise<number> => {
  const { rows } = await sql<{ points: number }>`
    select greatest(0, trunc(coalesce(sum(micro), 0) / 1000000))::bigint as points from points_record
      where merchant_id = ${merchantId} and member_id = ${memberId} and day >= ${day}::date`.execute(
    database,
  );
  return rows[0]?.points ?? 0;
};

/** What the member has. */
export const pointsBalanceHandler = handle(
  pointsBalance,
  (_input, { database, merchant, session }) => readPoints(database, merchant.id, session.memberId),
);
