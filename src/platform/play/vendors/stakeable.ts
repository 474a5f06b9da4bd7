import { currencyOf } from '../../people/access/member-types.ts';
import { readVendorWallet } from '../bets/own-account.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { readBalances } from '../../base/ledger/read-balances.ts';
import { isSingleWallet } from '../../money/wallets/wallet-kinds.ts';

/**
 * The highest stake that a member's money covers at a vendor: cash with bonus money, or the vendor's
 * own wallet where there is one; a stake is never taken out of both.
 */
export const readStakeableMinor = async (
  tx: OpenTransaction,
  merchant: Merchant,
  { memberId, type, vendorCode }: { memberId: number; type: number; vendorCode: string },
): Promise<number> => {
  const currency = currencyOf(merchant, type);
  const { cash, bonus } = await readBalances(tx, merchant.id, memberId, currency);
  const wallet = isSingleWallet(merchant.config)
    ? null
    : await readVendorWallet(tx, { merchantId: merchant.id, memberId, vendorCode, currency });
  return Math.max(cash.balanceMinor + bonus.balanceMinor, wallet?.balanceMinor ?? 0);
};
