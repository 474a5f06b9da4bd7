import { readActiveBonus } from '../../money/bonuses/active-bonus.ts';
import type { Bet } from '../../base/database/bet-tables.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';

/**
 * Lets a bonus go on that had ended because nothing was left of it, when a bet with its money is
 * voided; unless another one is being played through, whose account it would share. The member must
 * be locked.
 */
export const reviveBonus = async (
  tx: OpenTransaction,
  { merchantId, memberId, bonusId }: Bet,
): Promise<void> => {
  if (bonusId === null || (await readActiveBonus(tx, merchantId, memberId))) return;
  await tx
    .updateTable('bonus')
    .set({ status: 'ACTIVE', closedAt: null })
    .where('merchantId', '=', merchantId)
    .where('id', '=', bonusId)
    .where('status', '=', 'SPENT')
    .execute();
};
