import type { PromotionLimits } from '#generated/merchant-content.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import type { Claimant } from '../bonuses/reward-source.ts';
import { readPlace, refuseFull } from './promotion-limits.ts';

/**
 * Notes from where a member has the first reward of a promotion that nobody joins, as its limits allow; who has had
 * one has a place for good. Locks the promotion's budget while there are limits, so that they hold under any number of
 * claims at once; to be called before the reward itself is locked. The member must be locked.
 *
 * @param limits those under which the reward was earned; null: none
 * @throws {Refusal} `promotion_limit`, `promotion_address`
 */
export const takePlace = async (
  tx: OpenTransaction,
  claimant: Claimant,
  { promotionId, limits }: { promotionId: string; limits: PromotionLimits | null },
): Promise<void> => {
  const merchantId = claimant.merchant.id;
  const isOwn = { merchantId, promotionId };
  // The member is locked: nobody else notes it meanwhile. Whoever holds a reward already waits for no budget.
  const known = await tx
    .selectFrom('promotionPlace')
    .select('memberId')
    .where('merchantId', '=', merchantId)
    .where('promotionId', '=', promotionId)
    .where('memberId', '=', claimant.memberId)
    .executeTakeFirst();
  if (known) return;
  await tx
    .insertInto('promotionState')
    .values(isOwn)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if (limits)
    await tx
      .selectFrom('promotionState')
      .select('promotionId')
      .where('merchantId', '=', merchantId)
      .where('promotionId', '=', promotionId)
      .forNoKeyUpdate()
      .execute();
  const place = await readPlace(tx, claimant);
  const { memberId } = claimant;
  if (limits) await refuseFull(tx, { ...isOwn, memberId, limits, from: 'promotionPlace' }, place);
  await tx
    .insertInto('promotionPlace')
    .values({ ...isOwn, memberId, ...place })
    .execute();
};
