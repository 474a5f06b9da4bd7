import { randomBytes } from 'node:crypto';
import { type Client, escapeIdentifier } from 'pg';
import { connect, type Connection } from '#platform/base/database/connect.ts';
import { openMigrated } from '#platform/base/database/open-database.ts';
import { createFromTemplate, templateNames, withClient } from './database-template.ts';
import { preparedServer } from './prepared-server.ts';
import { isHeld, joinCluster } from './test-cluster.ts';

export interface TestDatabase extends Connection {
  /** Signs in as the owner of the database. */
  url: string;
  /** Whether the platform signs in as the owner, too. */
  isOwner: boolean;
}

/** A database of its own on a real PostgreSQL, empty and in the newest shape. */
export const startTestDatabase = (): Promise<TestDatabase> =>
  startDatabase(
    (maintenanceUrl, name) => createFromTemplate(maintenanceUrl, 'platform', name),
    openMigrated,
  );

/** A database of its own without anything in it, reached as its owner. */
export const startEmptyDatabase = (): Promise<Connection & { url: string }> =>
  startDatabase(
    (maintenanceUrl, name) =>
      withClient(maintenanceUrl, async (client) => {
        await client.query(`create database ${escapeIdentifier(name)}`);
      }),
    connect,
  );

const startDatabase = async <Opened extends Connection>(
  create: (maintenanceUrl: string, name: string) => Promise<void>,
  open: (url: string) => Promise<Opened>,
): Promise<Opened & { url: string }> => {
  const cluster = await joinCluster();
  const name = `${preparedServer()?.prefix ?? 'test'}_${randomBytes(6).toString('hex')}`;
  await create(cluster.maintenanceUrl, name);
  const url = new URL(cluster.maintenanceUrl);
  url.pathname = `/${name}`;
  const opened = await open(url.href);
  return {
    ...opened,
    url: url.href,
    close: async () => {
      await opened.close();
      await dropDatabase(cluster.maintenanceUrl, name);
      await cluster.leave();
    },
  };
};

/**
 * Ends a database and whoever uses it; at once, or together with all others at the end of the run
 * that holds the server.
 *
 * @param url of another database of the same server
 */
export const dropDatabase = async (url: string, name: string): Promise<void> => {
  if (isHeld()) return;
  for (const node of preparedServer()?.nodes ?? [url])
    await withClient(node, (client) => drop(client, name));
};

const drop = async (client: Client, name: string): Promise<void> => {
  await client.query(`drop database if exists ${escapeIdentifier(name)} with (force)`);
};

/**
 * Drops what tests and former migrations have left behind, unless another run is at work on the
 * same server.
 *
 * @param maintenanceUrl of another database of the same server
 */
export const dropLeftDatabases = async (maintenanceUrl: string): Promise<void> => {
  // Whoever has prepared a server takes away there what the run has made.
  if (preparedServer()) return;
  await withClient(maintenanceUrl, async (client) => {
    // First what is there, then who is: whoever comes later makes databases of other names.
    const { rows } = await client.query<{ name: string }>(
      `select datname as name from pg_database where datname ~ '^(test|template)_' order by 1`,
    );
    const { rows: users } = await client.query<{ count: string }>(
      `select count(*) from pg_stat_activity where application_name = 'livery-use'`,
    );
    if (Number(users[0]?.count) > 1) return;
    const kept = await templateNames();
    for (const { name } of rows) if (!kept.includes(name)) await drop(client, name);
  });
};
