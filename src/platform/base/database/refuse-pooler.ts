import type { PoolClient } from 'pg';
import { PlatformError } from '../errors/platform-error.ts';

const POOLED =
  'The database’s address reaches a pooler: what is set on a connection there is lost, or read by others. Give the address of PostgreSQL itself, and the pooler’s as LIVERY_POOL_URL.';

/**
 * Lets nobody work through a pooler who counts on its connection: a lock or a brand that is set on one would
 * hold for whoever gets it next. PostgreSQL tells each client the number of its process; a pooler tells a
 * number of its own.
 *
 * @throws {PlatformError} `database_pooled`
 */
export const refusePooler = async (client: PoolClient): Promise<void> => {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  // Its types leave the number out.
  const { processID } = client as PoolClient & { processID: number | null };
  if (processID !== null && rows[0]?.pid !== processID)
    throw new PlatformError('database_pooled', POOLED);
};
