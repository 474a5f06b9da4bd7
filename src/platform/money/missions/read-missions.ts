import type { Mission } from '#api/missions.ts';
import type { GameType } from '#generated/merchant-config.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { fillCountryOf } from '../../people/access/fill-countries.ts';
import { noteSignInDay } from '../../people/access/note-sign-in-day.ts';
import { findPauseRefusal } from '../../people/protection/find-refusals.ts';
import { readFacts } from '../../people/protection/read-facts.ts';
import { awardMissions } from './award-missions.ts';

/** A mission in one of its windows, as one member finds it. */
export interface MemberMission extends Pick<
  Mission,
  | 'id'
  | 'from'
  | 'metric'
  | 'window'
  | 'target'
  | 'progress'
  | 'state'
  | 'amountMinor'
  | 'isCurrent'
  | 'awardId'
> {
  setId: string;
  gameTypes: GameType[] | null;
  /** Language → text. */
  title: Record<string, string> | null;
  bonusTitle: Record<string, string>;
  /** Hundredths; null: the reward is a bonus, and amountMinor what it is. */
  points: number | null;
  /** Null: as every bonus. */
  turnover: number | null;
  endsAt: Date | null;
}

/** Days for which a mission that was reached is told. */
const TOLD_DAYS = 30;

/**
 * The missions of a member, those that count now in the brand's order, then those that were reached in earlier windows.
 * What counts without a bet (a day signed in, a step of the profile) is looked at here. Nobody is shown what is still to be
 * done who has a break from play; what was earned stays.
 */
export const readMissions = async (
  database: Database,
  merchant: Merchant,
  memberId: number,
): Promise<MemberMission[]> => {
  const facts = await readFacts(database, merchant, memberId);
  const isPaused = findPauseRefusal(facts, new Date()) !== null;
  if (!isPaused) {
    await noteSignInDay(database, merchant, memberId);
    await fillCountryOf(database, merchant.id, memberId);
    await awardMissions(database, merchant, memberId);
  }
  const awards = await readAwards(database, merchant.id, memberId);
  if (isPaused) return awards;
  const current = await readCurrent(database, merchant, memberId);
  const known = new Map(awards.map((award) => [nameOf(award), award]));
  return [
    ...current.map((mission) => {
      const award = known.get(nameOf(mission));
      known.delete(nameOf(mission));
      return award
        ? { ...award, isCurrent: true, progress: Math.max(mission.progress, award.target) }
        : mission;
    }),
    ...known.values(),
  ];
};

const nameOf = ({ setId, id, from }: MemberMission): string => `${setId} ${id} ${from}`;

const readAwards = async (
  database: Database,
  merchantId: number,
  memberId: number,
): Promise<MemberMission[]> => {
  const { rows } = await sql<MemberMission>`
    select set_id, mission_id as id, to_char(window_from, 'YYYY-MM-DD') as from, metric,
        time_window as window, target, target as progress, game_types, title, bonus_title, turnover,
        case state when 'CLAIMABLE' then 'claimable' when 'CLAIMED' then 'claimed' else 'expired' end as state,
        amount_minor, points, case state when 'CLAIMABLE' then claim_until else ended_at end as ends_at,
        false as is_current, id as award_id
      from mission_award
      where merchant_id = ${merchantId} and member_id = ${memberId}
        and (state = 'CLAIMABLE' or time_window = 'once'
          or ended_at > now() - make_interval(days => ${TOLD_DAYS}))
      order by state <> 'CLAIMABLE', claim_until, id`.execute(database);
  return rows;
};

const readCurrent = async (
  database: Database,
  { id }: Merchant,
  memberId: number,
): Promise<MemberMission[]> => {
  const { rows } = await sql<MemberMission>`
    with brand as materialized (
      select id, config ->> 'timeZone' as zone, (now() at time zone (config ->> 'timeZone'))::date as today
        from merchant where id = ${id}
    )
    select m.set_id, m.id, to_char(w.from_day, 'YYYY-MM-DD') as from, m.metric, m.time_window as window,
        m.target, mission_done(m.merchant_id, ${memberId}, m.metric, m.game_types,
          greatest(w.from_day, (m.starts_at at time zone b.zone)::date), w.until_day) as progress,
        m.game_types, m.title, m.bonus_title, m.turnover, m.amount_minor, m.points, true as is_current, null as award_id,
        case when coalesce(s.committed_minor, 0) + m.amount_minor > m.budget_minor
          then 'full' else 'open' end as state,
        case m.time_window when 'once' then m.ends_at
          else least(m.ends_at, w.until_day::timestamp at time zone b.zone) end as ends_at
      from brand b
      join mission m on m.merchant_id = b.id
      cross join lateral mission_days(m.time_window, b.today) w
      left join promotion_state s on s.merchant_id = m.merchant_id and s.promotion_id = m.set_id
      where s.closed_at is null
        and (m.starts_at is null or m.starts_at <= now()) and (m.ends_at is null or m.ends_at > now())
        and is_in_audience(m.merchant_id, ${memberId}, m.audience, now())
      order by m.position`.execute(database);
  return rows;
};
