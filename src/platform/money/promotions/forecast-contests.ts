import { leaderPointMinor } from '#domain/lottery/leader-points.ts';
import type { MissionSet, Race, SetMission } from '#generated/merchant-content.ts';
import { sql } from '../../base/database/sql.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { missionCostMinor } from '../missions/mission-cost.ts';

/** Days before the time that is looked at, so that its first windows are whole. */
const WHOLE_WINDOW_DAYS = 31;

/** Settled bets of the brand's money with the first day of the window that each counts in. */
const settledBets = (
  { id, config }: Merchant,
  every: SetMission['window'],
  gameTypes: readonly string[] | undefined,
  days: number,
) => sql`(
  select b.*, w.from_day from bet b
    cross join lateral mission_days(${every}, (b.settled_at at time zone ${config.timeZone})::date) w
    where b.merchant_id = ${id} and b.status = 'settled' and b.currency = ${config.currency}
      and b.settled_at > now() - make_interval(days => ${days + WHOLE_WINDOW_DAYS}::int)
      and (${gameTypes ?? null}::text[] is null or b.game_type = any(${gameTypes ?? null}::text[]))
)`;

/** What each mission of a set would have brought, in each window in which it was reached. */
export const missionGrants = (merchant: Merchant, { missions }: MissionSet, days: number) =>
  sql.join(
    missions.map((mission) => grantsOf(merchant, mission, days)),
    sql` union all `,
  );

const grantsOf = (merchant: Merchant, mission: SetMission, days: number) => {
  const { metric, window, target, gameTypes } = mission;
  const minor = sql`${missionCostMinor(mission, merchant.config)}::bigint as minor`;
  if (metric === 'signInDays')
    return sql`select d.member_id, max(d.day)::timestamptz as at, ${minor} from sign_in_day d
      cross join lateral mission_days(${window}, d.day) w where d.merchant_id = ${merchant.id}
      group by d.member_id, w.from_day having count(*) >= ${target}`;
  if (metric === 'profileSteps')
    return sql`select step.member_id, max(step.at) as at, ${minor} from (
        select member_id, verified_at as at from member_contact where merchant_id = ${merchant.id}
        union all
        select member_id, age_verified_at from protection_choice
          where merchant_id = ${merchant.id} and age_verified_at is not null
      ) step group by step.member_id having count(*) >= ${target}`;
  const bets = settledBets(merchant, window, gameTypes, days);
  if (metric === 'draws')
    return sql`select b.member_id, max(b.settled_at) as at, ${minor} from ${bets} b
      join lottery_ticket t on t.merchant_id = b.merchant_id and t.id = b.id
      group by b.member_id, b.from_day having count(distinct (t.game_code, t.issue_no)) >= ${target}`;
  const counted = {
    rounds: sql`count(*)`,
    validBet: sql`sum(b.valid_minor)`,
    games: sql`count(distinct b.node_id)`,
  }[metric];
  return sql`select b.member_id, max(b.settled_at) as at, ${minor} from ${bets} b
    group by b.member_id, b.from_day having ${counted} >= ${target}`;
};

/** The prizes that races would have given, each at its end: whoever would have been ranked among the places. */
export const raceGrants = (merchant: Merchant, race: Race, days: number) => {
  const { every, gameTypes, games, leastMinor, prizesMinor } = race;
  const bets = settledBets(merchant, every, gameTypes, days);
  return sql`
    select placed.member_id, placed.at, (${[...prizesMinor]}::bigint[])[placed.rank] as minor from (
      select b.member_id, max(b.settled_at) as at, row_number() over (partition by b.from_day
          order by sum(b.valid_minor) / ${leaderPointMinor(merchant.config.currency)}::bigint desc,
            max(b.settled_at), b.member_id)::int as rank
        from ${bets} b
        where ${games ?? null}::int[] is null or b.node_id = any(${games ?? null}::int[])
        group by b.member_id, b.from_day having sum(b.valid_minor) >= ${leastMinor}
    ) placed where placed.rank <= ${prizesMinor.length}`;
};
