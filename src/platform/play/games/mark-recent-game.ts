import type { Database, OpenTransaction } from '../../base/database/tables.ts';

/** Remembers that an account has just started a game. */
export const markRecentGame = async (
  database: Database | OpenTransaction,
  started: { merchantId: number; memberId: number; nodeId: number },
): Promise<void> => {
  const startedAt = new Date();
  await database
    .insertInto('recentGame')
    .values({ ...started, startedAt })
    .onConflict((conflict) =>
      conflict.columns(['merchantId', 'memberId', 'nodeId']).doUpdateSet({ startedAt }),
    )
    .execute();
};
