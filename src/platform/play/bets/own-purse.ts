import type { Bet } from '../../base/database/bet-tables.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import type { MemberAccount } from '../../base/ledger/read-balances.ts';
import { purseKind } from '../../money/wallets/purses.ts';

/** Whose purse at which vendor. */
interface VendorPurse {
  merchantId: number;
  memberId: number;
  vendorCode: string;
  currency: string;
}

/** A member's purse at a vendor; null when it was never filled. */
export const readVendorPurse = async (
  tx: OpenTransaction,
  purse: VendorPurse,
): Promise<MemberAccount | null> =>
  (await findPurse(tx, purse, purseKind(purse.vendorCode))) ?? null;

/**
 * The account from which a member's own part of a stake came.
 *
 * @throws when it is gone: no account is ever removed
 */
export const ownPurseOf = async (tx: OpenTransaction, bet: Bet): Promise<number> => {
  const kind = bet.purse === 'vendor' ? purseKind(bet.vendorCode) : 'cash';
  const found = await findPurse(tx, bet, kind);
  if (!found) throw new Error(`member ${bet.memberId} has no ${kind} account in ${bet.currency}`);
  return found.accountId;
};

const findPurse = (
  tx: OpenTransaction,
  { merchantId, memberId, currency }: Omit<VendorPurse, 'vendorCode'>,
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
