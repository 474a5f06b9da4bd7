import type { OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { moveMoney } from '../../base/ledger/move-money.ts';
import { readBalances } from '../../base/ledger/read-balances.ts';

/** Cash that is to leave the platform. */
export interface QueuedCash {
  memberId: number;
  amountMinor: number;
  bankAccountId: number;
  /** The day to which it counts, `yyyy-MM-dd` at the brand. */
  day: string;
}

/**
 * Locks cash of a member and puts it into the queue of withdrawals. The member is held; whether it may leave was looked at before.
 *
 * @returns the number of the withdrawal
 */
export const queueCash = async (
  tx: OpenTransaction,
  merchant: Pick<Merchant, 'id' | 'config'>,
  { memberId, amountMinor, bankAccountId, day }: QueuedCash,
): Promise<number> => {
  const { currency } = merchant.config;
  const { id } = await tx
    .insertInto('withdrawal')
    .values({ merchantId: merchant.id, memberId, bankAccountId, currency, amountMinor, day })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { cash, locked } = await readBalances(tx, merchant.id, memberId, currency);
  await moveMoney(tx, {
    merchantId: merchant.id,
    scope: 'withdrawal',
    key: `${id}:request`,
    kind: 'withdrawal',
    ref: String(id),
    lines: [
      { accountId: cash.accountId, amountMinor: -amountMinor },
      { accountId: locked.accountId, amountMinor },
    ],
  });
  await tx
    .updateTable('bankAccount')
    .set({ lastUsedAt: new Date() })
    .where('merchantId', '=', merchant.id)
    .where('id', '=', bankAccountId)
    .execute();
  return id;
};
