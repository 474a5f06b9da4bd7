import type { PromotionAudience, PromotionLimits } from '#generated/merchant-content.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import { Refusal } from '../../base/endpoints/handler.ts';

/** What a member has taken. */
export interface Envelope {
  amountMinor: number;
  currency: string;
  /** 0: it was cash. */
  turnover: number;
}

/**
 * What one member has of a round; why there is nothing; or `again`: somebody else holds the member's row, or takes what
 * may be left, at this moment.
 */
export type Taken = Envelope | Refusal | 'again';

/** A round, and what some members have had of it. */
export interface SeenRound {
  promotionId: string;
  title: Record<string, string>;
  currency: string;
  turnover: number;
  state: string;
  opensAt: Date;
  closesAt: Date;
  audience: PromotionAudience | null;
  /** Null: none. */
  limits: PromotionLimits | null;
  /** Whether an envelope is left. */
  isLeft: boolean;
  had: { memberId: number; amountMinor: number }[];
}

/** Reads a round for some members; null when the brand has none of this id. */
export const readSeenRound = async (
  database: Database | OpenTransaction,
  merchantId: number,
  roundId: number,
  memberIds: readonly number[],
): Promise<SeenRound | null> => {
  const { rows } = await sql<SeenRound>`
    select r.promotion_id, r.title, r.currency, r.turnover, r.state, r.opens_at, r.closes_at,
        r.audience, r.limits,
        exists (select from red_envelope e where e.merchant_id = r.merchant_id
          and e.round_id = r.id and e.member_id is null and e.returned_at is null) as is_left,
        (select coalesce(jsonb_agg(jsonb_build_object('memberId', e.member_id,
            'amountMinor', e.amount_minor)), '[]') from red_envelope e
          where e.merchant_id = r.merchant_id and e.round_id = r.id
            and e.member_id = any(${memberIds}::bigint[])) as had
      from red_envelope_round r
      where r.merchant_id = ${merchantId} and r.id = ${roundId}`.execute(database);
  return rows[0] ?? null;
};

/** What can be told of some members by the round alone; who is left out may take an envelope. */
export const judgeBySeen = (
  round: SeenRound | null,
  memberIds: readonly number[],
): Map<number, Taken> => {
  const refusal = round ? findRoundRefusal(round, new Date()) : new Refusal('envelope_unknown');
  const judged = new Map<number, Taken>(refusal ? memberIds.map((id) => [id, refusal]) : []);
  if (round)
    for (const { memberId, amountMinor } of round.had)
      judged.set(memberId, envelopeOf(round, amountMinor));
  return judged;
};

/** Why nobody who has none can take an envelope of a round at this moment; null when one can. */
const findRoundRefusal = ({ state, opensAt, closesAt, isLeft }: SeenRound, now: Date) => {
  if (state === 'CANCELLED' || state === 'CLOSED' || closesAt <= now)
    return new Refusal('envelope_closed');
  if (opensAt > now || state === 'ANNOUNCED') return new Refusal('envelope_early');
  return isLeft ? null : new Refusal('envelope_gone');
};

/** An envelope of a round as it is answered. */
export const envelopeOf = ({ currency, turnover }: SeenRound, amountMinor: number): Envelope => ({
  amountMinor,
  currency,
  turnover,
});
