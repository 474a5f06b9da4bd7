import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import type { IncomingMoney } from './add-turnover.ts';

/** Asks no more for the turnover of money that was taken back. What is done stays done. */
export const dropTurnover = async (
  tx: OpenTransaction,
  merchantId: number,
  { kind, ref }: Pick<IncomingMoney, 'kind' | 'ref'>,
): Promise<void> => {
  await tx
    .updateTable('turnoverItem')
    .set({ status: 'dropped', closedAt: sql`now()` })
    .where('merchantId', '=', merchantId)
    .where('kind', '=', kind)
    .where('ref', '=', ref)
    .where('status', '=', 'open')
    .execute();
};
