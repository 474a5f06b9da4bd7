import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';

/** How many missions a member has reached and not claimed yet. */
export const countClaimable = async (
  database: Database,
  merchantId: number,
  memberId: number,
): Promise<number> => {
  const { count } = await database
    .selectFrom('missionAward')
    .where('merchantId', '=', merchantId)
    .where('memberId', '=', memberId)
    .where('state', '=', 'CLAIMABLE')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
};
