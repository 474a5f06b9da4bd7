import type { Bonus } from '../../base/database/bet-tables.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';

/** The bonus that is being played through; a member has at most one. */
export const readActiveBonus = async (
  database: Database | OpenTransaction,
  merchantId: number,
  memberId: number,
): Promise<Bonus | null> =>
  (await database
    .selectFrom('bonus')
    .selectAll()
    .where('merchantId', '=', merchantId)
    .where('memberId', '=', memberId)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst()) ?? null;
