import { type Connection, connect } from './connect.ts';
import { runCluster } from './embedded/run-cluster.ts';
import { migrate } from './migrate.ts';
import { SERVER_ROLE } from './server-role.ts';

export interface OpenedDatabase extends Connection {
  /** `given`: DATABASE_URL; `started` or `adopted`: the embedded server. */
  origin: 'given' | 'started' | 'adopted';
  /** Reaches the same database; holds its password. */
  url: string;
  /** The migrations that ran now. */
  migrated: string[];
}

/**
 * Opens the platform's database, in its newest shape.
 *
 * @param url a PostgreSQL of one's own; without it the embedded one under `stateDir` is used
 * @returns `close` ends the pool and, unless another process uses it, the embedded server
 * @throws {PlatformError} see its codes: each is a way in which this can fail
 */
export const openDatabase = async (stateDir: string, url?: string): Promise<OpenedDatabase> => {
  if (url) return { ...(await openMigrated(url)), origin: 'given', url };
  const cluster = await runCluster(stateDir);
  const embeddedUrl = cluster.urlOf('livery');
  try {
    const opened = await openMigrated(embeddedUrl);
    return {
      ...opened,
      origin: cluster.adopted ? 'adopted' : 'started',
      url: embeddedUrl,
      close: () => opened.close().then(cluster.stop),
    };
  } catch (fault) {
    await cluster.stop();
    throw fault;
  }
};

/** Migrates as the database's owner, then works as the role that cannot write the ledger. */
export const openMigrated = async (url: string): Promise<Connection & { migrated: string[] }> => {
  const owner = await connect(url, { connections: 2 });
  const { ran, restricted } = await migrate(owner.pool).finally(owner.close);
  return { ...(await connect(url, restricted ? { role: SERVER_ROLE } : {})), migrated: ran };
};
