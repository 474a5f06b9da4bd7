import { readActiveBonus } from '../bonuses/active-bonus.ts';
import { closeBonus } from '../bonuses/close-bonus.ts';
import type { OpenTransaction } from '../database/tables.ts';
import type { Merchant } from '../handler.ts';
import { readBalances } from '../ledger/read-balances.ts';

/**
 * Ends what nothing is left of: a bonus whose purse is empty while no bet with its money is open,
 * and every open turnover of a member who has no money at all. The member must be locked.
 */
export const closeSpent = async (
  tx: OpenTransaction,
  merchant: Merchant,
  memberId: number,
): Promise<void> => {
  const { cash, bonus, locked } = await readBalances(
    tx,
    merchant.id,
    memberId,
    merchant.config.currency,
  );
  if (bonus.balanceMinor > 0) return;
  if (cash.balanceMinor + locked.balanceMinor === 0)
    await tx
      .updateTable('turnoverItem')
      .set({ status: 'spent', closedAt: new Date() })
      .where('merchantId', '=', merchant.id)
      .where('memberId', '=', memberId)
      .where('status', '=', 'open')
      .execute();
  const active = await readActiveBonus(tx, merchant.id, memberId);
  if (active && !(await isStaked(tx, merchant.id, active.id)))
    await closeBonus(tx, merchant, active, 'SPENT');
};

const isStaked = async (tx: OpenTransaction, merchantId: number, bonusId: number) =>
  (await tx
    .selectFrom('bet')
    .select('id')
    .where('merchantId', '=', merchantId)
    .where('bonusId', '=', bonusId)
    .where('status', '=', 'open')
    .limit(1)
    .executeTakeFirst()) !== undefined;
