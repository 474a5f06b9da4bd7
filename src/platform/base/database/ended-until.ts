import { sql } from './sql.ts';
import type { Database } from './tables.ts';

/**
 * Until when every bet that ended can be read by a later statement, of all brands: one whose commit waits for a
 * standby is waited for, up to ten minutes (`visible_until`). Read it in a transaction of its own.
 */
export const readEndedUntil = async (database: Database): Promise<Date> => {
  const { rows } = await sql<{ until: Date }>`select ended_until() as until`.execute(database);
  const [row] = rows;
  if (!row) throw new Error('ended_until answered no row');
  return row.until;
};
