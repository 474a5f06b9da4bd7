import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';

/** An agent's commission; null: nothing was ever earned. */
export interface CommissionAccount {
  accountId: number;
  balanceMinor: number;
}

/** The account that an agent earns to; contracts open it with the first payment. */
export const readCommission = async (
  database: Database | OpenTransaction,
  { merchantId, memberId, currency }: { merchantId: number; memberId: number; currency: string },
): Promise<CommissionAccount | null> => {
  const { rows } = await sql<CommissionAccount>`
    select id as account_id, balance as balance_minor from account
      where merchant_id = ${merchantId} and member_id = ${memberId} and kind = 'commission'
        and currency = ${currency}`.execute(database);
  return rows[0] ?? null;
};
