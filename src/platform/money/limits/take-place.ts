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
 * @returns whether it is the first
 * @throws {Refusal} `promotion_limit`, `promotion_address`
 */
export const takePlace = async (
  tx: OpenTransaction,
  claimant: Claimant,
  { promotionId, limits }: { promotionId: string; limits: PromotionLimits | null },
): Promise<boolean> => {
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
  if (known) return false;
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
  return true;
};

/** Takes back places of members whom they brought nothing, in the transaction that noted them. */
export const leavePlaces = async (
  tx: OpenTransaction,
  merchantId: number,
  promotionId: string,
  memberIds: readonly number[],
): Promise<void> => {
  if (memberIds.length === 0) return;
  await tx
    .deleteFrom('promotionPlace')
    .where('merchantId', '=', merchantId)
    .where('promotionId', '=', promotionId)
    .where('memberId', 'in', memberIds)
    .execute();
};
