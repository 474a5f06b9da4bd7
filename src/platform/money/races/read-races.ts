import type { RaceBoard } from '#api/races.ts';
import type { GameType } from '#generated/merchant-config.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';

/** A race as it is stored, with how one member is in it. */
export interface StoredRace {
  id: number;
  promotionId: string;
  /** Language → text. */
  title: Record<string, string>;
  state: RaceBoard['state'];
  startsAt: Date;
  endsAt: Date;
  currency: string;
  gameTypes: GameType[] | null;
  pointMinor: number;
  leastMinor: number;
  prizesMinor: number[];
  turnover: number;
  /** Null: no bet of the member counts. */
  points: number | null;
  validMinor: number | null;
  rank: number | null;
  wonMinor: number | null;
  prize: 'claimable' | 'paid' | 'expired' | null;
}

/**
 * The races of a brand that run, and for each promotion the last one that is over: each with the member's own place.
 *
 * @param memberId null: nobody's place
 */
export const readRaces = async (
  database: Database,
  merchantId: number,
  memberId: number | null,
): Promise<StoredRace[]> => {
  const { rows } = await sql<StoredRace>`
    select r.id, r.promotion_id, r.title, r.starts_at, r.ends_at, r.currency, r.game_types, r.point_minor,
        r.least_minor, to_jsonb(r.prizes_minor) as prizes_minor, r.turnover,
        case when r.state = 'DECIDED' then 'decided' when r.ends_at <= now() then 'counting'
          else 'running' end as state,
        own.points, own.valid_minor, lower(won.state) as prize, won.amount_minor as won_minor,
        case when own.points > 0 and own.valid_minor >= r.least_minor then (
          select count(*)::int + 1 from race_score s
            where s.merchant_id = r.merchant_id and s.race_id = r.id and s.points > 0
              and s.valid_minor >= r.least_minor and (s.points > own.points or s.points = own.points
                and (s.reached_at, s.member_id) < (own.reached_at, own.member_id))) end as rank
      from (
        select *, row_number() over (partition by promotion_id, ends_at <= now() order by ends_at desc) as nth
          from race where merchant_id = ${merchantId}
      ) r
      left join race_score own on own.merchant_id = r.merchant_id and own.race_id = r.id
        and own.member_id = ${memberId}
      left join race_prize won on won.merchant_id = r.merchant_id and won.race_id = r.id
        and won.member_id = own.member_id
      where r.nth = 1
      order by r.ends_at <= now(), r.ends_at, r.id`.execute(database);
  return rows;
};

/** One of the first places of a race. */
export interface StoredPlace {
  raceId: number;
  rank: number;
  memberId: number;
  username: string;
  points: number;
}

/** The first places of some races of a brand. */
export const readPlaces = async (
  database: Database,
  merchantId: number,
  raceIds: readonly number[],
  most: number,
): Promise<StoredPlace[]> => {
  const { rows } = await sql<StoredPlace>`
    select r.id as race_id, place.rank, place.member_id, m.username, place.points
      from race r
      cross join lateral (
        select s.member_id, s.points,
            (row_number() over (order by s.points desc, s.reached_at, s.member_id))::int as rank
          from race_score s
          where s.merchant_id = r.merchant_id and s.race_id = r.id and s.points > 0
            and s.valid_minor >= r.least_minor
          order by s.points desc, s.reached_at, s.member_id limit ${most}
      ) place
      join member m on m.merchant_id = r.merchant_id and m.id = place.member_id
      where r.merchant_id = ${merchantId} and r.id = any(${[...raceIds]}::bigint[])
      order by r.id, place.rank`.execute(database);
  return rows;
};
