import type { OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { moveMoney } from '../../base/ledger/move-money.ts';
import { openHouseAccount } from '../../base/ledger/open-account.ts';
import { readBalances } from '../../base/ledger/read-balances.ts';

const dayMs = 86_400_000;

/**
 * Gives the oldest bonus that waits to the member's bonus account. The member must be locked and
 * have no active bonus.
 */
export const activateNextBonus = async (
  tx: OpenTransaction,
  merchant: Merchant,
  memberId: number,
): Promise<void> => {
  const next = await tx
    .selectFrom('bonus')
    .select(['id', 'amountMinor', 'currency'])
    .where('merchantId', '=', merchant.id)
    .where('memberId', '=', memberId)
    .where('status', '=', 'WAITING')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!next) return;
  const house = await openHouseAccount(tx, merchant.id, 'house', next.currency);
  const { bonus } = await readBalances(tx, merchant.id, memberId, next.currency);
  await moveMoney(tx, {
    merchantId: merchant.id,
    scope: 'bonus',
    key: `${next.id}:open`,
    kind: 'bonus',
    ref: String(next.id),
    lines: [
      { accountId: house, amountMinor: -next.amountMinor },
      { accountId: bonus.accountId, amountMinor: next.amountMinor },
    ],
  });
  await tx
    .updateTable('bonus')
    .set({
      status: 'ACTIVE',
      expiresAt: new Date(Date.now() + merchant.config.withdrawals.bonusDays * dayMs),
    })
    .where('merchantId', '=', merchant.id)
    .where('id', '=', next.id)
    .execute();
};
