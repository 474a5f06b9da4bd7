import { sql } from '#platform/base/database/sql.ts';
import type { Database } from '#platform/base/database/tables.ts';

/** What is in the jackpots of a brand, in minor units. */
export const readJackpots = async (database: Database, merchantId: number): Promise<number> => {
  const { rows } = await sql<{ minor: number }>`
    select coalesce(sum(e.amount), 0)::bigint as minor from account a
      join entry e on e.merchant_id = a.merchant_id and e.account_id = a.id
      where a.merchant_id = ${merchantId} and a.kind = 'jackpot'`.execute(database);
  return rows[0]?.minor ?? 0;
};
