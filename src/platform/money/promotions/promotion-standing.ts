import { announcedNow } from '../../base/content/shown-now.ts';
import { percentMinor } from '#domain/share.ts';
import type { PromotionReason, PromotionStanding, PromotionStatus } from '#api/promotions.ts';
import type { PromotionMechanic } from '#generated/merchant-content.ts';
import { dayIn } from '#domain/date-presets.ts';
import type { PromotionEntry, StoredPromotion } from '../../base/database/bet-tables.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { findPauseRefusal } from '../../people/protection/find-refusals.ts';
import { isMeantFor } from '../../people/access/audience.ts';
import { depositConditionOf, isPastCondition } from './deposit-condition.ts';
import type { MemberFacts } from './member-facts.ts';
import type { PromotionTerms } from './promotion-terms.ts';

/** A promotion that can be joined, with what its budget has promised. */
export interface JoinablePromotion {
  id: string;
  terms: PromotionTerms;
  audience: StoredPromotion['audience'];
  title: Record<string, string>;
  startsAt: Date | null;
  endsAt: Date | null;
  closedAt: Date | null;
  committedMinor: number;
}

/** The most that one member can get by these terms, in minor units. */
export const mostOf = (terms: PromotionTerms): number =>
  'mostMinor' in terms ? terms.mostMinor : terms.amountMinor;

/** The bonus for a deposit that credited an amount: a share rounded down, or a free stake. In minor units. */
export const matchOf = (terms: PromotionTerms, creditMinor: number): number =>
  'percent' in terms
    ? Math.min(terms.mostMinor, percentMinor(creditMinor, terms.percent))
    : mostOf(terms);

const isJoinable = (mechanic: PromotionMechanic | null): mechanic is PromotionTerms =>
  mechanic !== null &&
  mechanic.kind !== 'dailyRebate' &&
  mechanic.kind !== 'rebateBoost' &&
  mechanic.kind !== 'redEnvelope' &&
  mechanic.kind !== 'pointsMultiplier' &&
  mechanic.kind !== 'missionSet' &&
  mechanic.kind !== 'race' &&
  mechanic.kind !== 'raffle';

/** The promotions of a merchant that members join; `id` chooses one. */
export const readJoinable = async (
  database: Database | OpenTransaction,
  merchantId: number,
  id?: string,
): Promise<JoinablePromotion[]> => {
  let query = database
    .selectFrom('promotion')
    .leftJoin('promotionState', (join) =>
      join
        .onRef('promotionState.merchantId', '=', 'promotion.merchantId')
        .onRef('promotionState.promotionId', '=', 'promotion.id'),
    )
    .select(['id', 'mechanic', 'audience', 'title', 'startsAt', 'endsAt'])
    .select(['promotionState.closedAt', 'promotionState.committedMinor'])
    .where('promotion.merchantId', '=', merchantId)
    .where(announcedNow)
    .where('mechanic', 'is not', null);
  if (id !== undefined) query = query.where('id', '=', id);
  const rows = await query.orderBy('sequence').orderBy('id').execute();
  return rows.flatMap(({ mechanic, committedMinor, ...row }) =>
    isJoinable(mechanic) ? [{ ...row, terms: mechanic, committedMinor: committedMinor ?? 0 }] : [],
  );
};

/** A moment, and the day that it is then at the merchant. */
export interface Moment {
  now: Date;
  today: string;
}

/** This moment at a merchant. */
export const momentAt = ({ config }: Merchant): Moment => {
  const now = new Date();
  return { now, today: dayIn(config.timeZone, now) };
};

/** Why somebody who has not joined cannot; null when nothing stands against it. */
export const findJoinReason = (
  { terms, audience, endsAt, closedAt, committedMinor }: JoinablePromotion,
  facts: MemberFacts,
  { now, today }: Moment,
): PromotionReason | null => {
  if (closedAt || (endsAt && endsAt <= now)) return 'ended';
  if (!isMeantFor(audience, facts, now)) return 'audience';
  const condition = depositConditionOf(terms);
  if (condition && isPastCondition(condition, facts.credits, today)) return 'condition';
  if (committedMinor + mostOf(terms) > terms.budgetMinor) return 'budget';
  return findPauseRefusal(facts.protection, now) ? 'pause' : null;
};

/** What the member can claim at this moment, in minor units; null when nothing. */
export const claimableMinor = (
  { state, kind, terms, dueAt, reservedMinor }: PromotionEntry,
  { protection }: Pick<MemberFacts, 'protection'>,
  now: Date,
): number | null => {
  // Its date is kept by the job that expires it, which waits for whoever has a break from play.
  if (state === 'CLAIMABLE') return reservedMinor;
  const byProof =
    kind === 'signUpReward' || (kind === 'freeStake' && depositConditionOf(terms) === null);
  const isOpen = state === 'JOINED' && byProof && dueAt > now;
  return isOpen && protection.ageVerifiedAt ? reservedMinor : null;
};

/** How many times the member may still apply after a refusal. */
export const appliesLeft = ({ state, terms, refusals }: PromotionEntry): number =>
  terms.kind === 'application' && state === 'CANCELLED'
    ? Math.max(0, (terms.applyAgain ?? 0) + 1 - refusals)
    : 0;

/** What `claimableMinor` says, as a condition of a query over parts in promotions. */
export const isClaimable = (isAgeVerified: boolean) => sql<boolean>`(state = 'CLAIMABLE'
  or ${isAgeVerified}::boolean and state = 'JOINED' and due_at > now() and (kind = 'signUpReward'
    or kind = 'freeStake' and terms -> 'trigger' ->> 'kind' is distinct from 'deposit'))`;

const ofStatus = (
  id: string,
  currency: string,
  status: PromotionStatus,
  more: Partial<PromotionStanding> = {},
): PromotionStanding => ({
  id,
  status,
  reason: null,
  amountMinor: null,
  currency,
  dueAt: null,
  ...more,
});

/** How somebody stands who has joined. */
export const standingOfEntry = (
  entry: PromotionEntry,
  facts: Pick<MemberFacts, 'protection'>,
  { config: { currency } }: Merchant,
  now: Date,
): PromotionStanding => {
  const { promotionId: id, state, reservedMinor: amountMinor } = entry;
  const dueAt = entry.dueAt.toISOString();
  if (state === 'CLAIMED') return ofStatus(id, currency, 'claimed', { amountMinor });
  const said = entry.note === null ? {} : { note: entry.note };
  const left = appliesLeft(entry);
  if (state === 'CANCELLED')
    return ofStatus(id, currency, 'rejected', { ...said, ...(left > 0 && { appliesLeft: left }) });
  const isApplication = entry.kind === 'application';
  if (claimableMinor(entry, facts, now) !== null)
    return ofStatus(id, currency, isApplication ? 'issued' : 'claim', {
      amountMinor,
      dueAt,
      ...said,
    });
  // It waits for a person, whom no clock answers for.
  if (isApplication && state === 'JOINED')
    return ofStatus(id, currency, entry.takenAt ? 'processing' : 'applying');
  if (state === 'EXPIRED' || entry.dueAt <= now)
    return ofStatus(id, currency, 'closed', { reason: 'expired' });
  return ofStatus(id, currency, 'joined', { dueAt });
};

/** How somebody stands who has not joined. */
export const standingOfOther = (
  promotion: JoinablePromotion,
  facts: MemberFacts,
  { config: { currency } }: Merchant,
  moment: Moment,
): PromotionStanding => {
  const { id, startsAt } = promotion;
  const { now } = moment;
  const reason = findJoinReason(promotion, facts, moment);
  if (reason) return ofStatus(id, currency, 'closed', { reason });
  return ofStatus(id, currency, startsAt && startsAt > now ? 'comingSoon' : 'join');
};
