import { createHash, randomBytes } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';
import { Client, escapeIdentifier } from 'pg';
import type { Connection } from '#platform/database/connect.ts';
import { createDatabase, runCluster } from '#platform/database/embedded/run-cluster.ts';
import { openMigrated } from '#platform/database/open-database.ts';

/** Nothing that a test writes must survive a power cut. */
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off'];

/** One place for each checkout, so that two checkouts can be tested at once. */
const stateDir = path.join(
  os.tmpdir(),
  `livery-tests-${createHash('sha256')
    .update(import.meta.dirname)
    .digest('hex')
    .slice(0, 12)}`,
);

export interface TestDatabase extends Connection {
  /** Signs in as the owner of the database. */
  url: string;
}

/**
 * An empty database of its own on a real PostgreSQL, in the newest shape.
 *
 * The server is started by whoever comes first, adopted by all others, and ended by the last.
 */
export const startTestDatabase = async (): Promise<TestDatabase> => {
  const cluster = await runCluster(stateDir, FAST);
  const name = `test_${randomBytes(6).toString('hex')}`;
  await createDatabase(cluster.urlOf('postgres'), name);
  const url = cluster.urlOf(name);
  const opened = await openMigrated(url);
  return {
    ...opened,
    url,
    close: async () => {
      await opened.close();
      await dropDatabase(cluster.urlOf('postgres'), name);
      await cluster.stop();
    },
  };
};

/**
 * Ends a database and whoever uses it.
 *
 * @param url of another database of the same server
 */
export const dropDatabase = async (url: string, name: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`drop database ${escapeIdentifier(name)} with (force)`);
  await client.end();
};
