import type { PromotionEntry } from '../../base/database/bet-tables.ts';
import { joinPromotion, type PromotionReason, type PromotionStanding } from '#api/promotions.ts';
import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import {
  type Context,
  handle,
  type Merchant,
  Refusal,
  type Session,
} from '../../base/endpoints/handler.ts';
import { lockMember } from '../../people/members/lock-member.ts';
import { claimantOf } from '../bonuses/reward-source.ts';
import { findPauseRefusal } from '../../people/protection/find-refusals.ts';
import { beginOfToday, endOfToday, isPastDay, putDayAside } from './daily-match.ts';
import { type MemberFacts, readMemberFacts } from './member-facts.ts';
import {
  appliesLeft,
  findJoinReason,
  type JoinablePromotion,
  type Moment,
  momentAt,
  mostOf,
  readJoinable,
  standingOfEntry,
} from './promotion-standing.ts';
import type { PromotionTerms } from './promotion-terms.ts';
import { type Place, readPlace, refuseFull } from '../limits/promotion-limits.ts';
import { readEntry } from './read-entry.ts';

const DAY_MS = 86_400_000;

/** Takes part in a promotion, under the terms that hold at this moment; a second time changes nothing. */
export const joinPromotionHandler = handle(joinPromotion, ({ id }, context) =>
  context.database
    .transaction()
    .execute(async (tx) => (await takePart(tx, context, { id, applies: false })).standing),
);

/** Which promotion somebody takes part in; `applies`: by an application, which its rule then must ask for. */
interface Part {
  id: string;
  applies: boolean;
}

/**
 * Gives the member a part in a promotion; `isNew` is false when there was one before.
 *
 * @throws {Refusal} `promotion_unknown`, `promotion_closed`, `promotion_limit`, `promotion_address`, `self_excluded`,
 *   `cooling_off`
 */
export const takePart = async (
  tx: OpenTransaction,
  context: Joining,
  { id, applies }: Part,
): Promise<{ standing: PromotionStanding; isNew: boolean }> => {
  const { merchant, session } = context;
  await lockMember(tx, merchant.id, session.memberId);
  const facts = await readMemberFacts(tx, merchant, session.memberId);
  const moment = momentAt(merchant);
  const { now, today } = moment;
  const known = await readEntry(tx, merchant.id, id, session.memberId);
  const isAgain = applies && known !== undefined && appliesLeft(known) > 0;
  if (known && !isAgain && !isPastDay(known, merchant, today))
    return { standing: standingOfEntry(known, facts, merchant, now), isNew: false };
  const [promotion] = await readJoinable(tx, merchant.id, id);
  if (!promotion || (promotion.terms.kind === 'application') !== applies)
    throw new Refusal('promotion_unknown');
  refuseToJoin(promotion, facts, moment);
  if (known && !isAgain) await putDayAside(tx, known);
  if (!(await reserve(tx, merchant, promotion))) throw closedFor('budget');
  const place = await readPlace(tx, claimantOf(context));
  const { kind, limits } = promotion.terms;
  const counted = {
    merchantId: merchant.id,
    promotionId: id,
    memberId: session.memberId,
    limits,
    from: 'promotionEntry',
  } as const;
  const isDaily = kind === 'dailyMatch';
  await refuseFull(tx, { ...counted, ...(isDaily && { since: beginOfToday(merchant) }) }, place);
  const entry = isAgain
    ? await reopenEntry(tx, context, promotion, place)
    : await insertEntry(tx, context, promotion, place);
  return { standing: standingOfEntry(entry, facts, merchant, now), isNew: true };
};

const closedFor = (reason: PromotionReason | 'comingSoon'): Refusal =>
  new Refusal('promotion_closed', { details: { reason } });

const refuseToJoin = (promotion: JoinablePromotion, facts: MemberFacts, moment: Moment): void => {
  const { now } = moment;
  const pause = findPauseRefusal(facts.protection, now);
  if (pause) throw new Refusal(pause.code, { details: { ...pause.details } });
  const reason = findJoinReason(promotion, facts, moment);
  if (reason) throw closedFor(reason);
  if (promotion.startsAt && promotion.startsAt > now) throw closedFor('comingSoon');
};

const insertEntry = (
  tx: OpenTransaction,
  { merchant, session }: Joining,
  { id, terms, title }: JoinablePromotion,
  place: Place,
): Promise<PromotionEntry> =>
  tx
    .insertInto('promotionEntry')
    .values({
      merchantId: merchant.id,
      promotionId: id,
      memberId: session.memberId,
      kind: terms.kind,
      ...termsOf(terms, title, merchant),
      ...place,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** The part of a refused application, once more from its beginning and under the terms of now. */
const reopenEntry = (
  tx: OpenTransaction,
  { merchant, session }: Joining,
  { id, terms, title }: JoinablePromotion,
  place: Place,
): Promise<PromotionEntry> =>
  tx
    .updateTable('promotionEntry')
    .set({
      ...termsOf(terms, title, merchant),
      ...place,
      state: 'JOINED',
      note: null,
      takenAt: null,
      endedAt: null,
    })
    .where('merchantId', '=', merchant.id)
    .where('promotionId', '=', id)
    .where('memberId', '=', session.memberId)
    .returningAll()
    .executeTakeFirstOrThrow();

const termsOf = (terms: PromotionTerms, title: Record<string, string>, merchant: Merchant) => ({
  terms: JSON.stringify(terms),
  title: JSON.stringify(title),
  reservedMinor: mostOf(terms),
  dueAt: dueOf(terms, merchant),
});

/** Until when the condition can be met, or an answer is meant to come. */
const dueOf = (terms: PromotionTerms, merchant: Merchant) => {
  if (terms.kind === 'dailyMatch') return endOfToday(merchant);
  const days = terms.kind === 'application' ? terms.answerDays : terms.joinDays;
  return new Date(Date.now() + days * DAY_MS);
};

/** Who asks, and from where. */
type Joining = Pick<Context, 'merchant' | 'ip'> & { session: Session };

/**
 * Keeps the most that one member can get in the budget. Whoever joins the same promotion waits here for
 * its turn, so that the limits hold under any number of requests at once.
 *
 * @returns false when the budget has no room for it, or somebody has closed the promotion meanwhile
 */
const reserve = async (
  tx: OpenTransaction,
  merchant: Merchant,
  { id, terms }: JoinablePromotion,
): Promise<boolean> => {
  await tx
    .insertInto('promotionState')
    .values({ merchantId: merchant.id, promotionId: id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { numUpdatedRows } = await tx
    .updateTable('promotionState')
    .set({ committedMinor: sql<number>`committed_minor + ${mostOf(terms)}` })
    .where('merchantId', '=', merchant.id)
    .where('promotionId', '=', id)
    .where('closedAt', 'is', null)
    .where(sql<boolean>`committed_minor + ${mostOf(terms)} <= ${terms.budgetMinor}`)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};
