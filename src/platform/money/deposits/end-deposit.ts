import { sql } from '../../base/database/sql.ts';
import type { Deposit } from '../../base/database/payment-tables.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';

/** How a deposit ends, and what is noted with it. */
export interface DepositEnd {
  state: 'SETTLED' | 'FAILED' | 'EXPIRED' | 'REFUNDED';
  note?: string | undefined;
  transferId?: number;
  refundId?: number | null;
  shortfallMinor?: number;
}

/** Writes the end of a deposit that is locked. From then on its provider is not asked again. */
export const endDeposit = async (
  tx: OpenTransaction,
  { merchantId, id }: Deposit,
  { note, ...end }: DepositEnd,
): Promise<void> => {
  await tx
    .updateTable('deposit')
    .set({
      ...end,
      ...(note === undefined ? {} : { note }),
      endedAt: sql`now()`,
      nextQueryAt: null,
      returnDue: false,
    })
    .where('merchantId', '=', merchantId)
    .where('id', '=', id)
    .execute();
};
