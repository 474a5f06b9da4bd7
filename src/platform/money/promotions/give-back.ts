import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { closeBonus } from '../bonuses/close-bonus.ts';

/**
 * Takes a bonus back that is not played through.
 *
 * @returns false when the bonus has ended before
 */
export const takeBonus = async (
  tx: OpenTransaction,
  merchant: Merchant,
  id: number,
): Promise<boolean> => {
  const ofBonus = { merchantId: merchant.id, id };
  const { status } = await tx
    .selectFrom('bonus')
    .select('status')
    .where('merchantId', '=', merchant.id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (status === 'ACTIVE') {
    await closeBonus(tx, merchant, ofBonus, 'FORFEITED');
    return true;
  }
  const { numUpdatedRows } = await tx
    .updateTable('bonus')
    .set({ status: 'FORFEITED', closedAt: new Date() })
    .where('merchantId', '=', merchant.id)
    .where('id', '=', id)
    .where('status', '=', 'WAITING')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

/** Gives an amount back to a promotion's budget. */
export const release = async (
  tx: OpenTransaction,
  { merchantId, promotionId }: { merchantId: number; promotionId: string },
  minor: number,
): Promise<void> => {
  if (minor === 0) return;
  await tx
    .updateTable('promotionState')
    .set({ committedMinor: sql<number>`committed_minor - ${minor}` })
    .where('merchantId', '=', merchantId)
    .where('promotionId', '=', promotionId)
    .execute();
};
