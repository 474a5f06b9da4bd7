import type { GameType } from '#generated/merchant-config.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';

/** A day of a brand that is over, `yyyy-MM-dd` in the brand's time zone. */
export interface BrandDay {
  merchant: Merchant;
  day: string;
}

/** What of a member's bets of a day counts in one category, and what their rebate follows from. */
export interface DueRebate {
  merchantId: number;
  memberId: number;
  day: string;
  gameType: GameType;
  /** Below 0 when more was voided of earlier days than was staked. */
  validMinor: number;
  /** What voids of earlier days took beyond the bets of the days since; 0 or below. */
  carryMinor: number;
  /** Percentage points that the member's rank adds. */
  added: number;
}

/**
 * When days begin and end, as SQL: `merchant_id`, `day`, `begins`, `ends`. A day begins where the one before has ended when it was
 * settled: where a brand's time zone has changed since, no bet counts in both, and none in neither.
 *
 * @param days at most one of each brand
 */
export const spansOf = (days: readonly BrandDay[]) => sql`
  select d.merchant_id, d.day, b.begins, greatest(b.begins, (d.day + 1)::timestamp at time zone d.zone) as ends
    from unnest(${days.map(({ merchant }) => merchant.id)}::bigint[],
      ${days.map(({ day }) => day)}::date[],
      ${days.map(({ merchant }) => merchant.config.timeZone)}::text[]) as d (merchant_id, day, zone)
    cross join lateral (select coalesce(
      (select r.ends_at from rebate_day r where r.merchant_id = d.merchant_id and r.day = d.day - 1),
      d.day::timestamp at time zone d.zone) as begins) b`;

/**
 * Counts the valid bets of whole days by member and category, of any number of brands, with the ranks of all of them: one
 * statement. Trial accounts and what comes to nothing are left out. Nothing of it changes once a day is over and the days
 * before it are settled.
 *
 * @param days at most one of each brand: what is carried over follows from the days before
 * @returns in the order of brands, members and categories
 */
export const readDueRebates = async (
  database: Database,
  days: readonly BrandDay[],
): Promise<DueRebate[]> => {
  const { rows } = await sql<DueRebate>`
    with span as materialized (${spansOf(days)}), summed as materialized (
      select counted.merchant_id, counted.member_id, counted.day, counted.game_type,
          sum(counted.valid_minor)::bigint as valid_minor
        from span s
        cross join lateral (
          select s.merchant_id, b.member_id, s.day, b.game_type, b.valid_minor from bet b
            where b.merchant_id = s.merchant_id and b.settled_at >= s.begins and b.settled_at < s.ends
              and (b.voided_at is null or b.voided_at >= s.ends)
          union all
          select s.merchant_id, b.member_id, s.day, b.game_type, -b.valid_minor from bet b
            where b.merchant_id = s.merchant_id and b.voided_at >= s.begins and b.voided_at < s.ends
              and b.settled_at < s.begins
        ) counted
        group by 1, 2, 3, 4 having sum(counted.valid_minor) <> 0
    )
    select d.merchant_id, d.member_id, to_char(d.day, 'YYYY-MM-DD') as day, d.game_type, d.valid_minor,
        coalesce((select r.carry_minor from rebate r
          where r.merchant_id = d.merchant_id and r.member_id = d.member_id
            and r.game_type = d.game_type and r.day < d.day
          order by r.day desc limit 1), 0)::bigint as carry_minor,
        coalesce(step.rebate_percent, 0)::float8 as added
      from summed d
      join member m on m.merchant_id = d.merchant_id and m.id = d.member_id and m.type <> 4
      left join rank_member stands on stands.merchant_id = m.merchant_id and stands.member_id = m.id
      left join rank_step step on step.merchant_id = m.merchant_id
        and case when stands.rank is null then step.level = 0 else step.rank = stands.rank end
      order by d.merchant_id, d.member_id, d.game_type`.execute(database);
  return rows;
};
