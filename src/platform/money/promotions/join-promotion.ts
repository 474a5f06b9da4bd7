import type { PromotionEntry } from '../../base/database/bet-tables.ts';
import { joinPromotion, type PromotionStanding } from '#api/promotions.ts';
import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { handle, type Merchant } from '../../base/endpoints/handler.ts';
import { lockMember } from '../../people/members/lock-member.ts';
import { findPauseRefusal } from '../../people/protection/find-refusals.ts';
import {
  findJoinReason,
  type JoinablePromotion,
  mostOf,
  readJoinable,
  readMemberFacts,
  standingOfEntry,
} from './promotion-standing.ts';
import { readPlace, refuseFull } from './promotion-limits.ts';
import { readEntry } from './read-entry.ts';

const DAY_MS = 86_400_000;

/** Takes part in a promotion, under the terms that hold at this moment; a second time changes nothing. */
export const joinPromotionHandler = handle(joinPromotion, ({ id }, context, refuse) => {
  const { database, merchant, session } = context;
  return database.transaction().execute(async (tx): Promise<PromotionStanding> => {
    await lockMember(tx, merchant.id, session.memberId);
    const facts = await readMemberFacts(tx, merchant, session.memberId);
    const now = new Date();
    const standingOf = (entry: PromotionEntry) => standingOfEntry(entry, facts, merchant, now);
    const known = await readEntry(tx, merchant.id, id, session.memberId);
    if (known) return standingOf(known);
    const [promotion] = await readJoinable(tx, merchant.id, id);
    if (!promotion) return refuse('promotion_unknown');
    const pause = findPauseRefusal(facts.protection, now);
    if (pause?.code === 'self_excluded' || pause?.code === 'cooling_off')
      return refuse(pause.code, { details: { ...pause.details } });
    const reason = findJoinReason(promotion, facts, now);
    if (reason) return refuse('promotion_closed', { details: { reason } });
    if (promotion.startsAt && promotion.startsAt > now)
      return refuse('promotion_closed', { details: { reason: 'comingSoon' } });
    if (!(await reserve(tx, merchant, promotion)))
      return refuse('promotion_closed', { details: { reason: 'budget' } });
    const place = await readPlace(tx, context);
    await refuseFull(tx, merchant, promotion, place);
    const { terms, title } = promotion;
    const entry = await tx
      .insertInto('promotionEntry')
      .values({
        merchantId: merchant.id,
        promotionId: id,
        memberId: session.memberId,
        kind: terms.kind,
        terms: JSON.stringify(terms),
        title: JSON.stringify(title),
        reservedMinor: mostOf(terms),
        dueAt: new Date(+now + terms.joinDays * DAY_MS),
        ...place,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return standingOf(entry);
  });
});

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
