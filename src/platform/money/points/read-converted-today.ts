import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';

/** What a member turned into money on this day of the merchant's time zone, in hundredths of a point. */
export const readConvertedToday = async (
  database: Database | OpenTransaction,
  { id, config }: Merchant,
  memberId: number,
): Promise<number> => {
  const { timeZone } = config;
  const { rows } = await sql<{ points: number }>`
    select (-coalesce(sum(micro), 0) / 1000000)::bigint as points from points_record
      where merchant_id = ${id} and member_id = ${memberId} and reason = 'converted'
        and created_at >= date_trunc('day', now() at time zone ${timeZone})
          at time zone ${timeZone}`.execute(database);
  return rows[0]?.points ?? 0;
};
