import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import {
  type AskedFigures,
  baseOf,
  type Figures,
  figureSums,
  type TeamFigures,
} from './team-figures.ts';

type Reader = Database | OpenTransaction;

/** The figures of everybody below some agents, without the agents themselves: one for each that is asked for. */
export const readTeamFigures = async (
  database: Reader,
  { merchantId, agentIds, fromDay, toDay }: AskedFigures,
): Promise<ReadonlyMap<number, TeamFigures>> => {
  const { rows } = await sql<Figures & { id: number; active: number }>`
    select a.id, s.*, (select coalesce(sum(c.members), 0)::int from team_active c
        where c.merchant_id = ${merchantId} and c.agent_id = a.id and c.day between ${fromDay}::date and ${toDay}::date
          and c.before_day < ${fromDay}::date) as active
      from unnest(${[...agentIds]}::bigint[]) a (id)
      cross join lateral (select ${figureSums} from team_day t where t.merchant_id = ${merchantId}
        and t.agent_id = a.id and t.day between ${fromDay}::date and ${toDay}::date) s`.execute(
    database,
  );
  return byId(rows);
};

/** The figures of some people themselves, agents or not, without anybody below. */
export const readOwnFigures = async (
  database: Reader,
  { merchantId, agentIds, fromDay, toDay }: AskedFigures,
): Promise<ReadonlyMap<number, TeamFigures>> => {
  const { rows } = await sql<Figures & { id: number; active: number }>`
    select a.id, s.* from unnest(${[...agentIds]}::bigint[]) a (id)
      cross join lateral (select ${figureSums}, coalesce(bool_or(t.live > 0), false)::int as active
        from member_day t where t.merchant_id = ${merchantId} and t.member_id = a.id
          and t.day between ${fromDay}::date and ${toDay}::date) s`.execute(database);
  return byId(rows);
};

const byId = (
  rows: readonly (Figures & { id: number; active: number })[],
): ReadonlyMap<number, TeamFigures> =>
  new Map(rows.map(({ id, ...figures }) => [id, { ...figures, baseMinor: baseOf(figures) }]));

/** The bets of a team in a clock hour. */
export interface TeamHour extends Pick<
  Figures,
  'bets' | 'stakeMinor' | 'payoutMinor' | 'validMinor'
> {
  /** People with a bet that was settled in the hour and not taken back, each once. */
  active: number;
}

/**
 * The bets of everybody below some agents in a clock hour.
 *
 * @param asked.hour a moment of it; an hour of the brand's time zone
 */
export const readTeamHour = async (
  database: Reader,
  {
    merchantId,
    agentIds,
    hour,
    timeZone,
  }: { merchantId: number; agentIds: readonly number[]; hour: Date; timeZone: string },
): Promise<ReadonlyMap<number, TeamHour>> => {
  const start = sql`date_trunc('hour', ${hour}::timestamptz, ${timeZone})`;
  const { rows } = await sql<TeamHour & { id: number }>`
    with active as (
      select d.ancestor_id as id, count(distinct b.member_id)::int as active
        from bet b
        join downline d on d.merchant_id = b.merchant_id and d.member_id = b.member_id
          and d.ancestor_id = any(${[...agentIds]}::bigint[])
          and d.since <= b.settled_at and (d.until is null or d.until > b.settled_at)
        where b.merchant_id = ${merchantId} and b.status = 'settled' and b.currency <> 'XTS'
          and b.settled_at >= ${start} and b.settled_at < ${start} + interval '1 hour'
        group by 1
    )
    select a.id, coalesce(t.bets, 0) as bets, coalesce(t.stake_minor, 0) as stake_minor,
        coalesce(t.payout_minor, 0) as payout_minor, coalesce(t.valid_minor, 0) as valid_minor,
        coalesce(c.active, 0) as active
      from unnest(${[...agentIds]}::bigint[]) a (id)
      left join team_hour t on t.merchant_id = ${merchantId} and t.agent_id = a.id and t.hour = ${start}
      left join active c on c.id = a.id`.execute(database);
  return new Map(rows.map(({ id, ...figures }) => [id, figures]));
};

/**
 * All valid bets of everybody below some agents so far, as they are gathered: what comes on top later is new, and below 0
 * where bets were taken back.
 */
export const readTeamValidBetSoFar = async (
  database: Reader,
  { merchantId, agentIds }: { merchantId: number; agentIds: readonly number[] },
): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await sql<{ id: number; validMinor: number }>`
    select a.id, coalesce(t.valid_minor, 0) as valid_minor
      from unnest(${[...agentIds]}::bigint[]) a (id)
      left join team_total t on t.merchant_id = ${merchantId} and t.agent_id = a.id`.execute(
    database,
  );
  return new Map(rows.map(({ id, validMinor }) => [id, validMinor]));
};

/** Until when a brand's figures are counted: until now, where nothing happened since they were gathered. Null: not begun. */
export const readCountedUntil = async (
  database: Reader,
  merchantId: number,
): Promise<Date | null> => {
  const { rows } = await sql<{ until: Date | null }>`
    select team_counted_until(${merchantId}) as until`.execute(database);
  return rows[0]?.until ?? null;
};
