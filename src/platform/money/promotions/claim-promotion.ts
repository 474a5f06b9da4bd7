import { claimPromotion, type PromotionStanding } from '#api/promotions.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { lockMember } from '../../people/members/lock-member.ts';
import { readFacts } from '../../people/protection/read-facts.ts';
import { grantBonus } from '../bonuses/grant-bonus.ts';
import { claimableMinor, standingOfEntry } from './promotion-standing.ts';
import { readEntry } from './read-entry.ts';

/**
 * Grants the bonus that a promotion has brought. What was earned stays the member's own through a break
 * from play.
 */
export const claimPromotionHandler = handle(claimPromotion, ({ id }, context, refuse) => {
  const { database, merchant, session } = context;
  const { memberId } = session;
  return database.transaction().execute(async (tx): Promise<PromotionStanding> => {
    await lockMember(tx, merchant.id, memberId);
    const entry = await readEntry(tx, merchant.id, id, memberId);
    if (!entry) return refuse('promotion_unknown');
    const now = new Date();
    const facts = { protection: await readFacts(tx, merchant, memberId) };
    if (entry.state === 'CLAIMED') return standingOfEntry(entry, facts, merchant, now);
    const amountMinor = claimableMinor(entry, facts, now);
    if (amountMinor === null) return refuse('promotion_not_earned');
    const granted = await grantBonus(tx, merchant, {
      memberId,
      amountMinor,
      key: `promotion ${id} ${memberId}`,
      title: entry.title,
      turnover: entry.terms.turnover,
    });
    if (!granted.ok) throw new Error(`promotion ${id} of member ${memberId}: ${granted.code}`);
    const claimed = await tx
      .updateTable('promotionEntry')
      .set({ state: 'CLAIMED', bonusId: granted.id, endedAt: now })
      .where('merchantId', '=', merchant.id)
      .where('promotionId', '=', id)
      .where('memberId', '=', memberId)
      .returningAll()
      .executeTakeFirstOrThrow();
    return standingOfEntry(claimed, facts, merchant, now);
  });
});
