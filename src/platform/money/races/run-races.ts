import { leaderPointMinor } from '#domain/lottery/leader-points.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import { inSteps } from '../../base/jobs/brands-at-fault.ts';
import { type BrandSpan, overAllBrands } from '../../base/jobs/over-all-brands.ts';
import { eachByItself } from '../../base/jobs/run-isolated.ts';
import type { Job } from '../../base/jobs/run-jobs.ts';
import { callLedger } from '../../base/ledger/call-ledger.ts';
import { tellWinners } from './tell-winners.ts';
import { waitsForBreak } from '../bonuses/waits-for-break.ts';

/** So long after its end a race is decided: what is taken back until then counts. */
const HOLD_MINUTES = 60;

/** Begins and decides the races of all brands. */
export const raceJob: Job = {
  name: 'races',
  everyMs: 10_000,
  run: ({ database }) => runRaces(database),
};

/**
 * One look at the clock: what is due begins, is decided, expires.
 *
 * @param holdMinutes how long after its end a race is decided
 */
export const runRaces = async (database: Database, holdMinutes = HOLD_MINUTES): Promise<void> => {
  await inSteps([
    () => overAllBrands(database, 'start races', (span) => startRaces(database, span)),
    () => decideRaces(database, holdMinutes),
    () => expirePrizes(database),
  ]);
};

interface DueRace {
  merchantId: number;
  promotionId: string;
  currency: string;
  startsAt: Date;
  endsAt: Date;
}

/** Begins the races whose time has come, of all brands; days, weeks and months are those of each brand's time zone. */
const startRaces = async (database: Database, { from, to }: BrandSpan): Promise<void> => {
  const { rows } = await sql<DueRace>`
    select p.merchant_id, p.id as promotion_id, brand.currency, at.starts_at, at.ends_at
      from promotion p
      join merchant brand on brand.id = p.merchant_id and brand.active
      cross join lateral (select brand.config ->> 'timeZone' as zone, p.mechanic ->> 'every' as every) as said
      cross join lateral mission_days(said.every, (now() at time zone said.zone)::date) as days
      cross join lateral (
        select case said.every when 'once' then p.starts_at
            else greatest(days.from_day::timestamp at time zone said.zone, p.starts_at) end as starts_at,
          case said.every when 'once' then p.ends_at
            else least(days.until_day::timestamp at time zone said.zone, p.ends_at) end as ends_at
      ) as at
      where p.mechanic ->> 'kind' = 'race' and p.merchant_id between ${from} and ${to}
        and at.starts_at <= now() and at.ends_at > now()
        and not exists (select from race r where r.merchant_id = p.merchant_id
          and r.promotion_id = p.id and r.ends_at > now())
        and not exists (select from promotion_state s where s.merchant_id = p.merchant_id
          and s.promotion_id = p.id and s.closed_at is not null)`.execute(database);
  if (rows.length === 0) return;
  const races = rows.map(({ merchantId, promotionId, currency, startsAt, endsAt }) => ({
    merchant: merchantId,
    promotion: promotionId,
    point: leaderPointMinor(currency),
    starts: startsAt,
    ends: endsAt,
  }));
  await sql`select start_races(${JSON.stringify(races)}::jsonb)`.execute(database);
};

/** Decides the races that are over, each by itself: one that fails keeps no other from its prizes. */
const decideRaces = async (database: Database, holdMinutes: number): Promise<void> => {
  const hold = sql`make_interval(mins => ${holdMinutes}::int)`;
  const { rows } = await sql<{ merchantId: number; id: number }>`
    select merchant_id, id from race
      where state = 'RUNNING' and ends_at + ${hold} <= now() order by ends_at`.execute(database);
  await eachByItself(rows, ({ merchantId, id }) =>
    database.transaction().execute(async (tx) => {
      await callLedger(tx, sql`select decide_race(${merchantId}, ${id}, ${hold})`);
      await tellWinners(tx, merchantId, id);
    }),
  );
};

/** Ends prizes that nobody claimed in time; they return to the budget. Whoever has a break from play has time until after it. */
const expirePrizes = async (database: Database): Promise<void> => {
  const { rows } = await sql<{ merchantId: number; raceId: number }>`
    select distinct merchant_id, race_id from race_prize
      where state = 'CLAIMABLE' and claim_until <= now()`.execute(database);
  // The budget is locked before the prizes, as by whoever claims one under limits.
  await eachByItself(rows, ({ merchantId, raceId }) =>
    sql`
      with budget as materialized (
        select s.promotion_id from promotion_state s
          join race r on r.merchant_id = s.merchant_id and r.promotion_id = s.promotion_id
          where r.merchant_id = ${merchantId} and r.id = ${raceId} for no key update of s
      ),
      gone as (
        update race_prize due set state = 'EXPIRED', ended_at = now()
          where due.merchant_id = ${merchantId} and due.race_id = ${raceId}
            and exists (select from budget) and due.state = 'CLAIMABLE' and due.claim_until <= now() and not ${waitsForBreak}
          returning due.amount_minor
      )
      update promotion_state s set committed_minor = committed_minor
          - (select coalesce(sum(amount_minor), 0) from gone)
        from race r
        where r.merchant_id = ${merchantId} and r.id = ${raceId}
          and s.merchant_id = r.merchant_id and s.promotion_id = r.promotion_id
          and exists (select from gone)`.execute(database),
  );
};
