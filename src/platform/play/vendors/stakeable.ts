import { currencyOf } from '../../people/access/member-types.ts';
import { readVendorPurse } from '../bets/own-purse.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { readBalances } from '../../base/ledger/read-balances.ts';
import { isSingleWallet } from '../../money/wallets/purses.ts';

/**
 * The highest stake that a member's money covers at a vendor: cash with bonus money, or the vendor's
 * own purse where there is one; a stake is never taken out of both.
 */
export const readStakeableMinor = async (
  tx: OpenTransaction,
  merchant: Merchant,
  { memberId, type, vendorCode }: { memberId: number; type: number; vendorCode: string },
): Promise<number> => {
  const currency = currencyOf(merchant, type);
  const { cash, bonus } = await readBalances(tx, merchant.id, memberId, currency);
  const purse = isSingleWallet(merchant.config)
    ? null
    : await readVendorPurse(tx, { merchantId: merchant.id, memberId, vendorCode, currency });
  return Math.max(cash.balanceMinor + bonus.balanceMinor, purse?.balanceMinor ?? 0);
};
