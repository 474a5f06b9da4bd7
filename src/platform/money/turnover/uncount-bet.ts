import type { Bet } from '../../base/database/bet-tables.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';

/**
 * Takes back what a bet that is voided had counted; an item that it had completed is open again, and
 * so is one that ended because with this bet everything was lost. A bonus that became cash stays
 * cash. The member must be locked.
 */
export const uncountBet = async (
  tx: OpenTransaction,
  merchantId: number,
  { id: betId, memberId, settledAt, countedMinor, countedBonusId }: Bet,
): Promise<void> => {
  const counts = await tx
    .deleteFrom('turnoverCount')
    .where('merchantId', '=', merchantId)
    .where('betId', '=', betId)
    .returning(['itemId', 'countedMinor'])
    .execute();
  for (const count of counts)
    await tx
      .updateTable('turnoverItem')
      .set((is) => ({
        doneMinor: is('doneMinor', '-', count.countedMinor),
        status: 'open' as const,
        closedAt: null,
      }))
      .where('merchantId', '=', merchantId)
      .where('id', '=', count.itemId)
      .where('status', '<>', 'dropped')
      .execute();
  if (settledAt)
    await tx
      .updateTable('turnoverItem')
      .set({ status: 'open', closedAt: null })
      .where('merchantId', '=', merchantId)
      .where('memberId', '=', memberId)
      .where('status', '=', 'spent')
      .where('closedAt', '>=', settledAt)
      .execute();
  if (countedBonusId === null) return;
  await tx
    .updateTable('bonus')
    .set((is) => ({ doneMinor: is('doneMinor', '-', countedMinor) }))
    .where('merchantId', '=', merchantId)
    .where('id', '=', countedBonusId)
    .where('status', '=', 'ACTIVE')
    .execute();
};
