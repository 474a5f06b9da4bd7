import type { Bet } from '../../base/database/bet-tables.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import type { MemberAccount } from '../../base/ledger/read-balances.ts';
import { walletKind } from '../../money/wallets/wallet-kinds.ts';

/** Whose wallet at which vendor. */
interface VendorWallet {
  merchantId: number;
  memberId: number;
  vendorCode: string;
  currency: string;
}

/** A member's wallet at a vendor; null when it was never filled. */
export const readVendorWallet = async (
  tx: OpenTransaction,
  wallet: VendorWallet,
): Promise<MemberAccount | null> =>
  (await findAccount(tx, wallet, walletKind(wallet.vendorCode))) ?? null;

/**
 * The account from which a member's own part of a stake came.
 *
 * @throws when it is gone: no account is ever removed
 */
export const ownAccountOf = async (tx: OpenTransaction, bet: Bet): Promise<number> => {
  const kind = bet.purse === 'vendor' ? walletKind(bet.vendorCode) : 'cash';
  const found = await findAccount(tx, bet, kind);
  if (!found) throw new Error(`member ${bet.memberId} has no ${kind} account in ${bet.currency}`);
  return found.accountId;
};

const findAccount = (
  tx: OpenTransaction,
  { merchantId, memberId, currency }: Omit<VendorWallet, 'vendorCode'>,
  kind: string,
): Promise<MemberAccount | undefined> =>
  tx
    .selectFrom('account')
    .select(['id as accountId', 'balance as balanceMinor'])
    .where('merchantId', '=', merchantId)
    .where('memberId', '=', memberId)
    .where('currency', '=', currency)
    .where('kind', '=', kind)
    .executeTakeFirst();
