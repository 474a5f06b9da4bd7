import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';

/**
 * Holds a brand's tree of agents until the transaction ends: alone to move a branch, together with others to join it. To be
 * called before any member's row is held, so that nobody waits in a circle.
 */
export const lockTree = async (
  tx: OpenTransaction,
  merchantId: number,
  how: 'alone' | 'together',
): Promise<void> => {
  await sql`select lock_tree(${merchantId}, ${how === 'alone'})`.execute(tx);
};
