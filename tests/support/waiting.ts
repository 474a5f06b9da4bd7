import { expect } from 'vitest';
import { sql } from '#platform/base/database/sql.ts';
import type { Database } from '#platform/base/database/tables.ts';

/** How many connections of a database wait for what another one holds. */
export const countWaiting = async (database: Database): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(distinct held.pid)::int as count from pg_locks held
      join pg_stat_activity who on who.pid = held.pid
      where not held.granted and who.datname = current_database()`.execute(database);
  return rows[0]?.count ?? 0;
};

/** Waits until at least so many connections wait: they have all come, and none can go on. */
export const waitForWaiting = (database: Database, count: number): Promise<void> =>
  expect.poll(() => countWaiting(database)).toBeGreaterThanOrEqual(count);
