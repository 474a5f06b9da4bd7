import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';

/**
 * Counts the rows of a query.
 *
 * @param rows a select statement, as SQL
 */
export const countRows = async (
  database: Database,
  rows: ReturnType<typeof sql>,
): Promise<number> => {
  const found = await sql<{
    count: number;
  }>`select count(*)::int as count from (${rows}) as counted`.execute(database);
  return found.rows[0]?.count ?? 0;
};
