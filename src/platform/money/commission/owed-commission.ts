import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { IS_OPEN_DIVIDEND, OWED } from '../contracts/bill-rows.ts';

/**
 * What an agent owes on dividends, in minor units: they are paid out of the commission, as it comes, and so much of it stays. To be
 * asked once the member is locked, in the order in which `payAgentBill` locks; no bill is written or paid until the transaction ends.
 */
export const lockOwedCommission = async (
  tx: OpenTransaction,
  { merchantId, memberId }: { merchantId: number; memberId: number },
): Promise<number> => {
  await sql`select keep_bills(${merchantId})`.execute(tx);
  const { rows } = await sql<{ owedMinor: number }>`
    select coalesce(sum(${OWED}), 0)::bigint as owed_minor from contract_bill b
      where b.merchant_id = ${merchantId} and b.upline_id = ${memberId} and ${IS_OPEN_DIVIDEND}`.execute(
    tx,
  );
  return rows[0]?.owedMinor ?? 0;
};
