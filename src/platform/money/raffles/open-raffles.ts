import { createHash, randomBytes } from 'node:crypto';
import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import { type BrandSpan, overAllBrands } from '../../base/jobs/over-all-brands.ts';
import { sealSecret } from '../../base/sealing/seal-secret.ts';
import { leaseRaffles } from './raffle-lease.ts';

/** So long before its time a raffle is written, with its seed: no bet is too early for its tickets. */
const EARLY_HOURS = 24;

/** Raffles that are opened in one look. */
const MOST_AT_ONCE = 500;

/** What the prizes of the promotion `p` are together. */
const prizesMinor = sql`(select sum((each ->> 'count')::bigint * (each ->> 'amountMinor')::bigint)
  from jsonb_array_elements(p.mechanic -> 'prizes') each)::bigint`;

/**
 * Writes the raffles that have begun or soon will, of all brands in one statement, each with a sealed seed and
 * its hash, and keeps their prizes in the budgets. A raffle that was written before stays as it is. One that is
 * found late begins now: bets of before have given no tickets.
 */
export const openRaffles = (database: Database): Promise<void> =>
  overAllBrands(database, 'open raffles', (span) =>
    database.transaction().execute(async (tx) => {
      if (!(await leaseRaffles(tx))) return;
      const wanted = await readWanted(tx, span);
      if (wanted.length > 0) await writeRaffles(tx, wanted);
    }),
  );

/**
 * Writes raffles, each with a sealed seed of its own; those that the budget cannot pay are left out. The watermark
 * must be held.
 */
export const writeRaffles = async (
  tx: OpenTransaction,
  wanted: readonly { merchantId: number; id: string }[],
): Promise<void> => {
  const seeds = wanted.map(({ merchantId, id }) => {
    const seed = randomBytes(32).toString('hex');
    const commit = createHash('sha256').update(seed).digest('hex');
    return { merchant_id: merchantId, id, seed: sealSecret(seed), commit };
  });
  await sql`insert into promotion_state (merchant_id, promotion_id)
      select s.merchant_id, s.id
        from jsonb_to_recordset(${JSON.stringify(seeds)}::jsonb) as s (merchant_id bigint, id text)
      on conflict do nothing`.execute(tx);
  await sql`
      with wanted as (
        select p.*, s.seed, s.commit, ${prizesMinor} as prizes_minor
          from jsonb_to_recordset(${JSON.stringify(seeds)}::jsonb)
            as s (merchant_id bigint, id text, seed text, commit text)
          join promotion p on p.merchant_id = s.merchant_id and p.id = s.id
      ),
      held as (
        update promotion_state s set committed_minor = s.committed_minor + w.prizes_minor
          from wanted w
          where s.merchant_id = w.merchant_id and s.promotion_id = w.id and s.closed_at is null
            and s.committed_minor + w.prizes_minor <= (w.mechanic ->> 'budgetMinor')::bigint
          returning s.merchant_id, s.promotion_id
      )
      insert into raffle (merchant_id, promotion_id, title, audience, currency, source, categories,
          step_minor, most_tickets, prizes, prizes_minor, turnover, limits, starts_at, ends_at, closes_at,
          server_seed, commit_hash)
        select w.merchant_id, w.id, w.title, w.audience, merchant.currency, w.mechanic ->> 'source',
            case when w.mechanic ? 'categories' then array(
              select jsonb_array_elements_text(w.mechanic -> 'categories')) end,
            (w.mechanic ->> 'stepMinor')::bigint, (w.mechanic ->> 'mostTickets')::int,
            w.mechanic -> 'prizes', w.prizes_minor, (w.mechanic ->> 'turnover')::int,
            w.mechanic -> 'limits', least(greatest(coalesce(w.starts_at, now()), now()), w.ends_at), w.ends_at,
            w.ends_at + make_interval(mins => (w.mechanic ->> 'holdMinutes')::int), w.seed, w.commit
          from wanted w
          join held on held.merchant_id = w.merchant_id and held.promotion_id = w.id
          join merchant on merchant.id = w.merchant_id`.execute(tx);
};

const readWanted = async (
  tx: OpenTransaction,
  { from, to }: BrandSpan,
): Promise<{ merchantId: number; id: string }[]> => {
  const { rows } = await sql<{ merchantId: number; id: string }>`
    select p.merchant_id, p.id from promotion p
      join merchant on merchant.id = p.merchant_id and merchant.active
      left join promotion_state s on s.merchant_id = p.merchant_id and s.promotion_id = p.id
      where p.mechanic ->> 'kind' = 'raffle' and p.ends_at > now()
        and p.merchant_id between ${from} and ${to}
        and (p.starts_at is null or p.starts_at <= now() + make_interval(hours => ${EARLY_HOURS}))
        and s.closed_at is null
        and coalesce(s.committed_minor, 0) + ${prizesMinor} <= (p.mechanic ->> 'budgetMinor')::bigint
        and not exists (select from raffle r
          where r.merchant_id = p.merchant_id and r.promotion_id = p.id)
      order by p.merchant_id, p.id limit ${MOST_AT_ONCE}`.execute(tx);
  return rows;
};

/**
 * Ends a promotion's raffle when somebody closes it: one that has begun ends now, and is drawn among the tickets
 * that there are; one that has not is cancelled, and its prizes return to the budget.
 */
export const endRaffle = async (
  tx: OpenTransaction,
  merchantId: number,
  promotionId: string,
): Promise<void> => {
  await sql`update raffle
    set closes_at = least(ends_at, now()) + (closes_at - ends_at), ends_at = least(ends_at, now())
    where merchant_id = ${merchantId} and promotion_id = ${promotionId} and state = 'OPEN'
      and starts_at <= now()`.execute(tx);
  await sql`
    with gone as (
      update raffle set state = 'CANCELLED', ended_at = now()
        where merchant_id = ${merchantId} and promotion_id = ${promotionId} and state = 'OPEN'
          and starts_at > now()
        returning prizes_minor
    )
    update promotion_state set committed_minor = committed_minor - gone.prizes_minor from gone
      where merchant_id = ${merchantId} and promotion_id = ${promotionId}`.execute(tx);
};
