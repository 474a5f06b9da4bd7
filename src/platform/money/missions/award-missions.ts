import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { noteSignInDay } from '../../people/access/note-sign-in-day.ts';

/** Days back whose windows may still be claimed, and one more. */
const LOOKED_BACK_DAYS = 8;

/** Awards the missions that a member has reached in the windows that can still be claimed. */
export const awardMissions = async (
  database: Database,
  { id }: Merchant,
  memberId: number,
): Promise<void> => {
  await sql`select award_missions(array_agg(m.id), array_agg(${memberId}::bigint),
      array_agg((now() at time zone (m.config ->> 'timeZone'))::date - back))
    from merchant m cross join generate_series(0, ${LOOKED_BACK_DAYS}::int) back
    where m.id = ${id} and exists (select from mission x where x.merchant_id = m.id)`.execute(
    database,
  );
};

/**
 * Notes that the member is here today, and awards missions that are reached without a bet: days signed in, steps of the
 * profile. Those of bets are awarded when the bets are counted. Where nothing was reached it only looks.
 */
export const awardWithoutBets = async (
  database: Database,
  merchant: Merchant,
  memberId: number,
): Promise<void> => {
  await noteSignInDay(database, merchant, memberId);
  const { rows } = await sql<{ isReached: boolean }>`
    select exists (
      select from mission m
        join merchant b on b.id = m.merchant_id
        cross join generate_series(0, ${LOOKED_BACK_DAYS}::int) back
        cross join lateral (select b.config ->> 'timeZone' as zone) said
        cross join lateral mission_days(m.time_window, (now() at time zone said.zone)::date - back) w
        left join promotion_state s on s.merchant_id = m.merchant_id and s.promotion_id = m.set_id
        where m.merchant_id = ${merchant.id} and m.metric in ('signInDays', 'profileSteps')
          and s.closed_at is null
          and coalesce(s.committed_minor, 0) + m.amount_minor <= coalesce(m.budget_minor, 'infinity'::float8)
          and (m.metric <> 'profileSteps' or m.ends_at is null
            or mission_until(m.ends_at, said.zone)::timestamp at time zone said.zone > now())
          and (m.time_window = 'once' or (w.until_day + 7)::timestamp at time zone said.zone > now())
          and is_in_audience(m.merchant_id, ${memberId}, m.audience, now())
          and not exists (select from mission_award a where a.merchant_id = m.merchant_id
            and a.member_id = ${memberId} and a.set_id = m.set_id and a.mission_id = m.id
            and a.window_from = w.from_day)
          and mission_done(m.merchant_id, ${memberId}, m.metric, m.game_types, greatest(w.from_day, (m.starts_at at time zone said.zone)::date),
            least(w.until_day, mission_until(m.ends_at, said.zone))) >= m.target
    ) as is_reached`.execute(database);
  if (rows[0]?.isReached) await awardMissions(database, merchant, memberId);
};
