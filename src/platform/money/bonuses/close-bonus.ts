import type { Bonus } from '../../base/database/bet-tables.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { moveMoney } from '../../base/ledger/move-money.ts';
import { openHouseAccount } from '../../base/ledger/open-account.ts';
import { readBalances } from '../../base/ledger/read-balances.ts';
import { activateNextBonus } from './activate-bonus.ts';

/** How a bonus ends. */
export type BonusEnd = 'COMPLETED' | 'FORFEITED' | 'EXPIRED' | 'SPENT';

/**
 * Ends the active bonus and empties its account: into cash when it is completed, else back to the
 * house. The next one that waits begins. The member must be locked.
 *
 * @returns what was in the account, in minor units
 */
export const closeBonus = async (
  tx: OpenTransaction,
  merchant: Merchant,
  bonus: Pick<Bonus, 'id' | 'memberId'>,
  end: BonusEnd,
): Promise<number> => {
  const { currency } = merchant.config;
  const accounts = await readBalances(tx, merchant.id, bonus.memberId, currency);
  const leftMinor = accounts.bonus.balanceMinor;
  const accountId =
    end === 'COMPLETED'
      ? accounts.cash.accountId
      : await openHouseAccount(tx, merchant.id, 'house', currency);
  await moveMoney(tx, {
    merchantId: merchant.id,
    scope: 'bonus',
    key: `${bonus.id}:close`,
    kind: `bonus_${end.toLowerCase()}`,
    ref: String(bonus.id),
    lines: [
      { accountId: accounts.bonus.accountId, amountMinor: -leftMinor },
      { accountId, amountMinor: leftMinor },
    ],
  });
  await tx
    .updateTable('bonus')
    .set({
      status: end,
      closedAt: new Date(),
      convertedMinor: end === 'COMPLETED' ? leftMinor : null,
    })
    .where('merchantId', '=', merchant.id)
    .where('id', '=', bonus.id)
    .execute();
  await activateNextBonus(tx, merchant, bonus.memberId);
  return leftMinor;
};
