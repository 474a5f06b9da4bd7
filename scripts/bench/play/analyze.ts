import { connect } from '#platform/base/database/connect.ts';
import { sql } from '#platform/base/database/sql.ts';

/**
 * As pgbench does before it measures: the server otherwise learns only after a minute how large its
 * new tables are.
 *
 * @param url of the tables' owner
 */
export const analyze = async (url: string): Promise<void> => {
  const owner = await connect(url, { connections: 1 });
  await sql`vacuum analyze`.execute(owner.database);
  await owner.close();
};
