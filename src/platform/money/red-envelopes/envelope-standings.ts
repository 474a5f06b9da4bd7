import type { PromotionStanding } from '#api/promotions.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { readFacts } from '../../people/protection/read-facts.ts';
import type { Claimant } from '../bonuses/reward-source.ts';
import { claimEnvelope } from './claim-red-envelope.ts';
import { mayBeOffered, type MemberRound, phaseOf, readMemberRounds } from './envelope-rounds.ts';

/** How a member stands to the promotions that give out red envelopes: to their next round, or the one that is open. */
export const readEnvelopeStandings = async (
  database: Database,
  merchant: Merchant,
  memberId: number,
): Promise<PromotionStanding[]> => {
  const now = new Date();
  const [promotions, rounds, facts] = await Promise.all([
    readPromotions(database, merchant.id),
    readMemberRounds(database, merchant.id, memberId),
    readFacts(database, merchant, memberId),
  ]);
  const isOffered = mayBeOffered(facts, now);
  return promotions.map(({ id, isOver }) => {
    const live = rounds.find((round) => round.promotionId === id && round.closesAt > now);
    const standing = live ? standingAt(live, now) : ({ status: 'comingSoon' } as const);
    const blank = { id, reason: null, amountMinor: null, currency: merchant.config.currency };
    if (standing.status !== 'claimed' && isOver)
      return { ...blank, dueAt: null, status: 'closed', reason: 'ended' };
    if (standing.status !== 'claimed' && !isOffered)
      return { ...blank, dueAt: null, status: 'closed', reason: 'pause' };
    return { ...blank, dueAt: null, ...standing };
  });
};

const standingAt = (
  round: MemberRound,
  now: Date,
): Pick<PromotionStanding, 'status'> & Partial<PromotionStanding> => {
  const phase = phaseOf(round, now);
  if (phase === null) return { status: 'closed', reason: 'audience' };
  return {
    taken: { status: 'claimed', amountMinor: round.amountMinor } as const,
    open: { status: 'claim', dueAt: round.closesAt.toISOString() } as const,
    announced: { status: 'comingSoon' } as const,
    gone: { status: 'closed', reason: 'budget' } as const,
  }[phase];
};

const readPromotions = async (
  database: Database,
  merchantId: number,
): Promise<{ id: string; isOver: boolean }[]> => {
  const { rows } = await sql<{ id: string; isOver: boolean }>`
    select p.id, coalesce(p.ends_at <= now() or s.closed_at is not null, false) as is_over
      from promotion p
      left join promotion_state s on s.merchant_id = p.merchant_id and s.promotion_id = p.id
      where p.merchant_id = ${merchantId} and p.mechanic ->> 'kind' = 'redEnvelope'
      order by p.sequence, p.id`.execute(database);
  return rows;
};

/**
 * Takes an envelope of the promotion's round that is open. The member must be locked.
 *
 * @returns null when the promotion gives out no envelopes at this moment
 * @throws {Refusal} as `claimEnvelope`
 */
export const claimEnvelopeOf = async (
  tx: OpenTransaction,
  claimant: Claimant,
  promotionId: string,
): Promise<PromotionStanding | null> => {
  const { rows } = await sql<{ id: number }>`
    select id from red_envelope_round
      where merchant_id = ${claimant.merchant.id} and promotion_id = ${promotionId}
        and state = 'OPEN' and opens_at <= now() and closes_at > now()
      order by opens_at limit 1`.execute(tx);
  const [round] = rows;
  if (!round) return null;
  const { amountMinor, currency } = await claimEnvelope(tx, claimant, round.id);
  return { id: promotionId, status: 'claimed', reason: null, amountMinor, currency, dueAt: null };
};
