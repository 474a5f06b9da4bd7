import { setTimeout as wait } from 'node:timers/promises';
import { type Connection, connect } from './connect.ts';
import type { ServerLog } from './embedded/follow-server.ts';
import { runCluster } from './embedded/run-cluster.ts';
import type { Pool } from 'pg';
import { PlatformError } from '../errors/platform-error.ts';
import { migrate } from './migrate.ts';
import { makeServerLogin, serverLogin, throughPooler } from './server-login.ts';
import { SERVER_ROLE } from './server-role.ts';

/** How long statements under way may take where the end of the server is not awaited. */
const LEAVE_WITHIN_MS = 200;

export interface OpenedDatabase extends Connection {
  /** `given`: DATABASE_URL; `started` or `adopted`: the embedded server. */
  origin: 'given' | 'started' | 'adopted';
  /** Reaches the same database; holds its password. */
  url: string;
  /** The migrations that ran now. */
  migrated: string[];
  /** Whether the server signs in as the owner: it could become it again at will. */
  isOwner: boolean;
  /** As `close`, but what an embedded server has to write is not waited for. */
  leave: () => Promise<void>;
}

/** How the server reaches its database. */
export interface DatabaseWay {
  /** How many the pool may hold; the usual number when left out. */
  connections?: number | undefined;
  /** A pooler before a database of one's own, by which the server then works; migrations go past it. */
  poolUrl?: string | undefined;
}

/**
 * Opens the platform's database, in its newest shape.
 *
 * @param url a PostgreSQL of one's own; without it the embedded one under `stateDir` is used
 * @param log given by a server that lives on: an embedded PostgreSQL that dies is started again
 * @returns `close` ends the pool and, unless another process uses it, the embedded server
 * @throws {PlatformError} see its codes: each is a way in which this can fail
 */
export const openDatabase = async (
  stateDir: string,
  url?: string,
  log?: ServerLog,
  way: DatabaseWay = {},
): Promise<OpenedDatabase> => {
  if (way.poolUrl && !url) throw new PlatformError('database_pooled', NO_DATABASE);
  if (url) {
    const opened = await openMigrated(url, way);
    return { ...opened, origin: 'given', url, leave: opened.close };
  }
  const cluster = await runCluster(stateDir, [], log);
  const embeddedUrl = cluster.urlOf('livery');
  try {
    const opened = await openMigrated(embeddedUrl, way);
    return {
      ...opened,
      origin: cluster.adopted ? 'adopted' : 'started',
      url: embeddedUrl,
      close: () => opened.close().then(() => cluster.stop()),
      // A statement that takes long is cut off by the end of the server.
      leave: () =>
        Promise.race([opened.close(), wait(LEAVE_WITHIN_MS)]).then(() => cluster.stop(false)),
    };
  } catch (error) {
    await cluster.stop();
    throw error;
  }
};

/**
 * Migrates as the database's owner, then works as a login of its own that owns nothing and cannot
 * write the ledger. Where the owner may not make roles, or has no password in its address, the server
 * goes on as the owner under the server's role, or at worst as the owner: production tells of it.
 *
 * @param url the owner's: that of PostgreSQL itself
 * @throws {PlatformError} `database_pooled` where a pooler stands in the owner's way, or the server has no login
 */
export const openMigrated = async (
  url: string,
  { connections, poolUrl }: DatabaseWay = {},
): Promise<Connection & { migrated: string[]; isOwner: boolean }> => {
  const login = serverLogin(url);
  const owner = await connect(url, { connections: 2 });
  const { ran, restricted, hasLogin } = await prepare(owner.pool, login).finally(owner.close);
  const migrated = { migrated: ran, isOwner: !hasLogin };
  const size = { serves: true, ...(connections !== undefined && { connections }) };
  if (poolUrl) {
    if (!login || !hasLogin) throw new PlatformError('database_pooled', NO_LOGIN);
    const pooled = await connect(throughPooler(poolUrl, login), { ...size, isPooler: true });
    return { ...pooled, ...migrated };
  }
  if (login && hasLogin) return { ...(await connect(login.url, size)), ...migrated };
  const role = restricted ? { role: SERVER_ROLE } : {};
  return { ...(await connect(url, { ...size, ...role })), ...migrated };
};

const NO_DATABASE =
  'LIVERY_POOL_URL is set and DATABASE_URL is not: give the address of PostgreSQL itself there, by which migrations run.';

const NO_LOGIN =
  'Behind LIVERY_POOL_URL the server works as a login of its own only: write the owner’s password into DATABASE_URL and let it make roles (CREATEROLE).';

const prepare = async (pool: Pool, login: ReturnType<typeof serverLogin>) => {
  const { ran, restricted } = await migrate(pool);
  if (!restricted || login === null) return { ran, restricted, hasLogin: false };
  const client = await pool.connect();
  try {
    return { ran, restricted, hasLogin: await makeServerLogin(client, login) };
  } finally {
    client.release();
  }
};
