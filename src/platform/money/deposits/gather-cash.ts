import type { OpenTransaction } from '../../base/database/tables.ts';
import { moveMoney } from '../../base/ledger/move-money.ts';
import { vendorOf } from '../wallets/wallet-kinds.ts';

/** What is to be taken from a member. */
export interface Taking {
  merchantId: number;
  memberId: number;
  currency: string;
  /** At most so much. */
  amountMinor: number;
  /** Under which the ledger knows the move from the wallets. */
  key: string;
}

/** Where it is now: in cash, of which so much may be taken. */
export interface Gathered {
  cashId: number;
  takenMinor: number;
}

/**
 * Gathers in a member's cash what is to be taken from it: what cash has not, the wallets at vendors bring, as they bring their
 * money back when the member asks for it. What is in neither, locked by open rounds and queued withdrawals, stays there.
 *
 * @throws {Refusal} `insufficient_funds` when a wallet was emptied at this very moment: try again
 */
export const gatherCash = async (
  tx: OpenTransaction,
  { merchantId, memberId, currency, amountMinor, key }: Taking,
): Promise<Gathered> => {
  const accounts = await tx
    .selectFrom('account')
    .select(['id', 'kind', 'balance'])
    .where('merchantId', '=', merchantId)
    .where('memberId', '=', memberId)
    .where('currency', '=', currency)
    .orderBy('id')
    .execute();
  const cash = accounts.find(({ kind }) => kind === 'cash');
  if (!cash) throw new Error(`member ${memberId} has no cash account in ${currency}`);
  let missingMinor = Math.max(0, amountMinor - cash.balance);
  const lines = [];
  for (const { id, kind, balance } of accounts) {
    const broughtMinor = vendorOf(kind) === null ? 0 : Math.min(balance, missingMinor);
    missingMinor -= broughtMinor;
    if (broughtMinor > 0) lines.push({ accountId: id, amountMinor: -broughtMinor });
  }
  const broughtMinor = -lines.reduce((sum, line) => sum + line.amountMinor, 0);
  await moveMoney(tx, {
    merchantId,
    scope: 'depositRefund',
    key,
    kind: 'wallet_transfer',
    lines: [...lines, { accountId: cash.id, amountMinor: broughtMinor }],
  });
  return { cashId: cash.id, takenMinor: amountMinor - missingMinor };
};
