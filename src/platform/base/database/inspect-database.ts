import { existsSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { connect } from './connect.ts';
import { runCluster } from './embedded/run-cluster.ts';
import { compareMigrations, type Difference } from './migrate.ts';

/** A database as it is found; nothing in it is changed. */
export interface InspectedDatabase extends Difference {
  /** `absent`: the embedded server was never started; the first start creates its data. */
  origin: 'given' | 'embedded' | 'absent';
  /** The server's version, as `18.4`. */
  version: string;
}

const inspect = async (pool: pg.Pool): Promise<Omit<InspectedDatabase, 'origin'>> => {
  const { rows } = await pool.query<{ server_version: string }>('show server_version');
  const version = rows[0]?.server_version.split(' ')[0] ?? '';
  return { version, ...(await compareMigrations(pool)) };
};

const lookAt = async (url: string) => {
  const { pool, close } = await connect(url, { connections: 1 });
  return inspect(pool).finally(close);
};

/**
 * Looks at the platform's database without bringing it up to date.
 *
 * @param url a PostgreSQL of one's own; without it the embedded one under `stateDir`, if it is there
 * @throws {PlatformError} when it cannot be reached
 */
export const inspectDatabase = async (
  stateDir: string,
  url?: string,
): Promise<InspectedDatabase> => {
  if (url) return { origin: 'given', ...(await lookAt(url)) };
  if (!existsSync(path.join(stateDir, 'postgres'))) {
    return { origin: 'absent', version: '', pending: [], edited: [], functions: [] };
  }
  const cluster = await runCluster(stateDir);
  try {
    return { origin: 'embedded', ...(await lookAt(cluster.urlOf('livery'))) };
  } finally {
    await cluster.stop();
  }
};
