import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { POINT } from './point.ts';

/** Where a member stands on the ladder. Points are whole points, days `yyyy-MM-dd` of the brand's time zone. */
export interface MemberStanding {
  rank: string;
  /** What counts towards a higher rank; below 0 while more was taken back than was earned. */
  points: number;
  /** The first day on which the rank is looked at again; null on the first step. */
  heldUntil: string | null;
  /** What was earned in the days that hold it, and what holds it for as long again. */
  holdPoints: number;
  keepPoints: number;
}

/** Reads where a member stands; null where the brand has no ranks. */
export const readStanding = async (
  database: Database | OpenTransaction,
  { id, config }: Merchant,
  memberId: number,
): Promise<MemberStanding | null> => {
  if (!config.ranks.enabled) return null;
  const { rows } = await sql<MemberStanding>`
    select own.rank, floor(points_for_rank(r.merchant_id, m.id, r.count_days,
          coalesce(p.earned_micro, 0), s.base_points, s.base_micro, s.base_on, (now() at time zone r.zone)::date) / ${POINT}::numeric)::bigint as points,
        to_char(s.held_until, 'YYYY-MM-DD') as held_until,
        case when s.held_until is null then 0 else greatest(0, trunc(rank_points_between(r.merchant_id, m.id,
          least(s.hold_from, s.held_until - r.keep_days), s.held_until) / ${POINT}::numeric)) end::bigint
          as hold_points,
        ceil(own.keep_points / ${POINT}::numeric)::bigint as keep_points
      from member m
      join rank_rule r on r.merchant_id = m.merchant_id
      left join rank_member s on s.merchant_id = m.merchant_id and s.member_id = m.id
      left join points_member p on p.merchant_id = m.merchant_id and p.member_id = m.id
      join rank_step own on own.merchant_id = m.merchant_id
        and case when s.rank is null then own.level = 0 else own.rank = s.rank end
      where m.merchant_id = ${id} and m.id = ${memberId} and m.type <> 4`.execute(database);
  return rows[0] ?? null;
};
