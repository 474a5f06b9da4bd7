import { randomInt } from 'node:crypto';
import { splitEnvelopes } from '#domain/split-envelopes.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import { ROUND_COLUMNS } from './round-columns.ts';
import { inSteps } from '../../base/jobs/brands-at-fault.ts';
import { type BrandSpan, overAllBrands } from '../../base/jobs/over-all-brands.ts';
import type { Job, JobContext } from '../../base/jobs/run-jobs.ts';

/** What the rounds of all brands need of a job. */
type RoundContext = Pick<JobContext, 'database'> & { log: Pick<JobContext['log'], 'error'> };

const EVERY_MS = 5000;

/** So long before its time a round is filled, so that it is there on the minute: two looks of the job. */
const EARLY_SECONDS = (2 * EVERY_MS) / 1000;

/** Rounds that are opened, or closed, in one transaction. */
const MOST_AT_ONCE = 100;

/** Announces, opens and closes the rounds of red envelopes of all brands. */
export const envelopeJob: Job = {
  name: 'red envelopes',
  everyMs: EVERY_MS,
  run: (context) => runEnvelopeRounds(context),
};

/** One look at the clock: what is due is announced, filled, ended; what nobody took returns. */
export const runEnvelopeRounds = async (context: RoundContext): Promise<void> => {
  const { database } = context;
  await inSteps([
    () => overAllBrands(database, 'announce rounds', (span) => announceRounds(database, span)),
    () => openRounds(context),
    () => closeRounds(context),
  ]);
};

/**
 * Writes the rounds that are to be announced, of all brands at once. The hours are those of each brand's
 * time zone. A round that was written before stays as it is; one whose pool the budget has no room for, or
 * whose promotion was closed, is not written.
 */
const announceRounds = async (database: Database, { from, to }: BrandSpan): Promise<void> => {
  await sql`
    with due as (
      select p.merchant_id, p.id, p.title, p.audience, p.mechanic, merchant.currency, at.opens_at,
          at.opens_at + make_interval(mins => (p.mechanic ->> 'openMinutes')::int) as closes_at
        from promotion p
        join merchant on merchant.id = p.merchant_id and merchant.active
        cross join lateral jsonb_array_elements_text(p.mechanic -> 'hours') as hour (hour)
        -- A round of yesterday may still be open, and one of tomorrow be announced.
        cross join generate_series(-1, 1) as day (off)
        cross join lateral (
          select ((now() at time zone (merchant.config ->> 'timeZone'))::date + day.off
              + make_interval(hours => hour.hour::int))
              at time zone (merchant.config ->> 'timeZone') as opens_at
        ) at
        where p.mechanic ->> 'kind' = 'redEnvelope' and p.merchant_id between ${from} and ${to}
    ),
    wanted as (
      select due.* from due
        join promotion p on p.merchant_id = due.merchant_id and p.id = due.id
        left join promotion_state s on s.merchant_id = due.merchant_id and s.promotion_id = due.id
        where due.opens_at <= now()
            + make_interval(mins => (due.mechanic ->> 'announceMinutes')::int, secs => ${EARLY_SECONDS})
          and due.closes_at > now()
          and (p.starts_at is null or due.opens_at >= p.starts_at)
          and (p.ends_at is null or due.opens_at < p.ends_at)
          and s.closed_at is null
          and coalesce(s.committed_minor, 0) + (due.mechanic ->> 'poolMinor')::bigint
            <= (due.mechanic ->> 'budgetMinor')::bigint
          and not exists (select from red_envelope_round r where r.merchant_id = due.merchant_id
            and r.promotion_id = due.id and r.opens_at = due.opens_at)
    ),
    state as (
      insert into promotion_state (merchant_id, promotion_id)
        select distinct merchant_id, id from wanted
        on conflict do nothing
    )
    insert into red_envelope_round (${ROUND_COLUMNS})
      select merchant_id, id, title, audience, currency, (mechanic ->> 'poolMinor')::bigint,
          (mechanic ->> 'count')::int, (mechanic ->> 'leastMinor')::bigint,
          (mechanic ->> 'turnover')::int, mechanic -> 'limits', (mechanic ->> 'budgetMinor')::bigint, opens_at, closes_at
        from wanted
      on conflict do nothing`.execute(database);
};

interface DueRound {
  merchantId: number;
  id: number;
  poolMinor: number;
  count: number;
  leastMinor: number;
}

/** Fills the rounds whose time has come, of all brands; a round that another process holds is left to it. */
const openRounds = ({ database, log }: RoundContext): Promise<void> =>
  database.transaction().execute(async (tx) => {
    await sql`update red_envelope_round set state = 'CANCELLED', ended_at = now()
      where state = 'ANNOUNCED' and closes_at <= now()`.execute(tx);
    const { rows } = await sql<DueRound>`
      select merchant_id, id, pool_minor, count, least_minor from red_envelope_round
        where state = 'ANNOUNCED' and opens_at <= now() + make_interval(secs => ${EARLY_SECONDS})
        order by merchant_id, id limit ${MOST_AT_ONCE} for update skip locked`.execute(tx);
    if (rows.length === 0) return;
    const rounds = rows.map(({ merchantId, id, ...split }) => ({
      merchant: merchantId,
      round: id,
      amounts: splitEnvelopes(split, randomInt),
    }));
    const { rows: failed } = await sql<FailedRound>`
      select * from open_red_envelopes(${JSON.stringify(rounds)}::jsonb)`.execute(tx);
    for (const each of failed) log.error(each, 'a round of red envelopes was not opened');
  });

interface FailedRound {
  failedMerchant: number;
  failedRound: number;
  reason: string;
}

const closeRounds = async ({ database, log }: RoundContext): Promise<void> => {
  const { rows } = await sql<FailedRound>`
    select * from close_red_envelopes(${MOST_AT_ONCE})`.execute(database);
  for (const each of rows) log.error(each, 'a round of red envelopes was not closed');
};

/**
 * Ends the rounds of a promotion that are announced or open, when somebody closes it: what is taken stays
 * taken, the rest returns with the job's next look.
 */
export const endRounds = async (
  database: Database,
  merchantId: number,
  promotionId: string,
): Promise<void> => {
  await sql`update red_envelope_round
    set closes_at = greatest(opens_at, now()),
      state = case state when 'ANNOUNCED' then 'CANCELLED' else state end,
      ended_at = case state when 'ANNOUNCED' then now() end
    where merchant_id = ${merchantId} and promotion_id = ${promotionId}
      and state in ('ANNOUNCED', 'OPEN')`.execute(database);
};
