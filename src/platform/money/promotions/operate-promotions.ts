import type { PromotionMechanic } from '#generated/merchant-content.ts';
import { type Actor, recordDecision } from '../../base/audit/record-decision.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { syncPointsRules } from '../points/sync-points-rules.ts';
import { contestParts } from './contest-parts.ts';
import { endRaffle } from '../raffles/open-raffles.ts';
import { raffleParts } from '../raffles/raffle-parts.ts';
import { endRounds } from '../red-envelopes/run-envelope-rounds.ts';

/** Where a promotion stands by its dates and by what people decided. `retired`: its file entry is gone. */
export type PromotionPhase = 'coming' | 'running' | 'ended' | 'closed' | 'retired';

/** A promotion as an operator reads it. Amounts are in minor units. */
export interface OperatedPromotion {
  merchant: string;
  id: string;
  /** Null for one without a rule. */
  kind: PromotionMechanic['kind'] | null;
  mechanic: PromotionMechanic | null;
  phase: PromotionPhase;
  startsAt: Date | null;
  endsAt: Date | null;
  currency: string;
  /** Null where nothing bounds it here. */
  budgetMinor: number | null;
  /** Kept for who joined, and given. */
  committedMinor: number;
  givenMinor: number;
  /** Members by the state of their part. */
  joined: number;
  claimable: number;
  claimed: number;
  expired: number;
  cancelled: number;
}

/** What earlier days of daily matches and boosts of rebates have given, as SQL. */
const daysAndBoosts = sql`(
  select (select count(*) from promotion_day d where d.merchant_id = named.merchant_id
        and d.promotion_id = named.id and d.state = 'CLAIMED') as count,
    (select coalesce(sum(d.reserved_minor), 0) from promotion_day d
        where d.merchant_id = named.merchant_id and d.promotion_id = named.id)
      + (select coalesce(sum(b.amount_minor), 0) from rebate_boost b
        where b.merchant_id = named.merchant_id and b.promotion_id = named.id) as minor)`;

/** The promotions of these merchants, running ones and those that somebody still has a part in. */
export const readPromotions = async (
  database: Database,
  merchants: readonly Merchant[],
  id?: string,
): Promise<OperatedPromotion[]> => {
  const { rows } = await sql<OperatedPromotion>`
    select merchant.code as merchant, merchant.currency, named.id,
        coalesce(p.mechanic ->> 'kind', parts.kind) as kind, p.mechanic, p.starts_at, p.ends_at,
        (p.mechanic ->> 'budgetMinor')::bigint as budget_minor,
        coalesce(s.committed_minor, 0) as committed_minor,
        (coalesce(parts.given_minor, 0) + taken.minor + contest.minor + more.minor + won.minor)::bigint as given_minor,
        case when p.id is null then 'retired' when s.closed_at is not null then 'closed'
          when p.ends_at <= now() then 'ended' when p.starts_at > now() then 'coming'
          else 'running' end as phase,
        (coalesce(parts.joined, 0) + won.waiting)::int as joined,
        (coalesce(parts.claimable, 0) + contest.claimable + won.claimable)::int as claimable,
        (coalesce(parts.claimed, 0) + taken.count + contest.claimed + more.count + won.claimed)::int as claimed,
        (coalesce(parts.expired, 0) + contest.expired)::int as expired,
        coalesce(parts.cancelled, 0)::int as cancelled
      from (select merchant_id, id from promotion
        union select merchant_id, promotion_id from promotion_state) named
      join merchant on merchant.id = named.merchant_id
      left join promotion p on p.merchant_id = named.merchant_id and p.id = named.id
      left join promotion_state s on s.merchant_id = named.merchant_id and s.promotion_id = named.id
      left join lateral (
        select min(kind) as kind, sum(reserved_minor) filter (where state = 'CLAIMED') as given_minor,
            count(*) filter (where state = 'JOINED') as joined,
            count(*) filter (where state = 'CLAIMABLE') as claimable,
            count(*) filter (where state = 'CLAIMED') as claimed,
            count(*) filter (where state = 'EXPIRED') as expired,
            count(*) filter (where state = 'CANCELLED') as cancelled
          from promotion_entry e
          where e.merchant_id = named.merchant_id and e.promotion_id = named.id
      ) parts on true
      cross join lateral (
        select count(*) as count, coalesce(sum(e.amount_minor), 0) as minor
          from red_envelope_round r
          join red_envelope e on e.merchant_id = r.merchant_id and e.round_id = r.id
          where r.merchant_id = named.merchant_id and r.promotion_id = named.id
            and e.member_id is not null
      ) taken
      cross join lateral ${contestParts} contest
      cross join lateral ${daysAndBoosts} more
      cross join lateral ${raffleParts} won
      where named.merchant_id = any(${merchants.map((each) => each.id)}::bigint[])
        and (${id ?? null}::text is null or named.id = ${id ?? null})
      order by merchant.code, p.sequence nulls last, named.id`.execute(database);
  return rows;
};

/** What came of it: `changed` is false when it stood so before. */
export type PromotionDecided = { ok: true; changed: boolean } | { ok: false };

/**
 * Closes a promotion to those who have not joined it, or opens it again. Who joined keeps what the terms
 * say.
 *
 * @returns not ok when the merchant has no such promotion that can be joined
 */
export const decidePromotion = (
  database: Database,
  merchant: Merchant,
  { id, decision }: { id: string; decision: 'close' | 'reopen' },
  actor: Actor,
): Promise<PromotionDecided> =>
  database.transaction().execute(async (tx) => {
    const [promotion] = await readPromotions(tx, [merchant], id);
    if (!promotion?.kind || promotion.kind === 'dailyRebate') return { ok: false };
    await tx
      .insertInto('promotionState')
      .values({ merchantId: merchant.id, promotionId: id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    if (decision === 'close') {
      await endRounds(tx, merchant.id, id);
      await endRaffle(tx, merchant.id, id);
    }
    const { numUpdatedRows } = await tx
      .updateTable('promotionState')
      .set({ closedAt: decision === 'close' ? new Date() : null })
      .where('merchantId', '=', merchant.id)
      .where('promotionId', '=', id)
      .where('closedAt', decision === 'close' ? 'is' : 'is not', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return { ok: true, changed: false };
    if (promotion.kind === 'pointsMultiplier') await syncPointsRules(tx, merchant);
    await recordDecision(tx, {
      ...actor,
      merchantId: merchant.id,
      action: `promotion.${decision}`,
      subject: `promotion ${id}`,
      facts: { committedMinor: promotion.committedMinor, currency: promotion.currency },
    });
    return { ok: true, changed: true };
  });
