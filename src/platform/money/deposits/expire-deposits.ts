import { sql } from '../../base/database/sql.ts';
import type { Deposit } from '../../base/database/payment-tables.ts';
import type { Database } from '../../base/database/tables.ts';

/** Ends bank transfers that nobody said to have sent in time; those that were sent wait. */
export const expireBankDeposits = async (database: Database): Promise<void> => {
  await database
    .updateTable('deposit')
    .set({ state: 'EXPIRED', endedAt: sql`now()` })
    .where('provider', '=', 'bank')
    .where('state', '=', 'CREATED')
    .where('expiresAt', '<=', sql<Date>`now()`)
    .execute();
};

/** Ends a deposit of which its provider has just said that nobody paid it. */
export const expireDeposit = async (
  database: Database,
  { merchantId, id }: Deposit,
): Promise<void> => {
  await database
    .updateTable('deposit')
    .set({ state: 'EXPIRED', endedAt: sql`now()`, nextQueryAt: null })
    .where('merchantId', '=', merchantId)
    .where('id', '=', id)
    .where('state', 'in', ['CREATED', 'PENDING'])
    .execute();
};
