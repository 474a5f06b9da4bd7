import { randomBytes } from 'node:crypto';
import { Client, escapeIdentifier, escapeLiteral, type Pool } from 'pg';
import { connect } from '#platform/base/database/connect.ts';
import { openMigrated } from '#platform/base/database/open-database.ts';
import { MARK, type Node } from './check-cluster.ts';

/** Where a run works: the coordinator first, then each worker. */
export interface Place {
  /** One address for each node, of a database in which nothing is made. */
  nodes: string[];
  /** What the name of each database of this run begins with. */
  prefix: string;
  /** The roles that were there before, on each node. */
  roles: Set<string>[];
}

/**
 * What the platform's work asks of the engine: a transaction may write a copied table after it has read all shards, and
 * triggers are taken, which run where the row is.
 */
export const SETTINGS: Readonly<Record<string, string>> = {
  'citus.enable_unsafe_triggers': 'on',
  'citus.multi_shard_modify_mode': 'sequential',
};

/** The address of a database of the same server. */
export const onDatabase = (url: string, database: string): string => {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
};

/** Runs something by one connection. */
const withClient = async <Value>(
  url: string,
  work: (client: Client) => Promise<Value>,
): Promise<Value> => {
  const client = new Client({ connectionString: url, application_name: 'livery-conform' });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const readRoles = (url: string): Promise<Set<string>> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>('select rolname as name from pg_roles');
    return new Set(rows.map(({ name }) => name));
  });

/**
 * Reserves names for a run, and remembers what was there.
 *
 * @param url of the coordinator
 * @param workers reached with the same name and password
 */
export const findPlace = async (url: string, workers: readonly Node[]): Promise<Place> => {
  const others = workers.map(({ host, port }) => {
    const other = new URL(url);
    other.hostname = host;
    other.port = String(port);
    return other.href;
  });
  const nodes = [url, ...others];
  const roles = await Promise.all(nodes.map(readRoles));
  return { nodes, prefix: `livery_conform_${randomBytes(3).toString('hex')}`, roles };
};

/** Makes an empty database on a node, marked as ours. */
const makeEmpty = (node: string, name: string): Promise<void> =>
  withClient(node, async (client) => {
    await client.query(`create database ${escapeIdentifier(name)}`);
    await client.query(`comment on database ${escapeIdentifier(name)} is ${escapeLiteral(MARK)}`);
  });

/** Makes an empty database on every node, with the extension, and lets the coordinator know the others. */
const makeCluster = async ({ nodes }: Place, name: string): Promise<void> => {
  for (const node of nodes) {
    await makeEmpty(node, name);
    await withClient(onDatabase(node, name), (client) => client.query('create extension citus'));
  }
  const [coordinator = '', ...workers] = nodes;
  await withClient(onDatabase(coordinator, name), async (client) => {
    const place = placeOf(coordinator);
    await client.query('select citus_set_coordinator_host($1, $2)', place);
    // Alone, it holds the rows itself.
    if (workers.length === 0)
      await client.query(`select citus_set_node_property($1, $2, 'shouldhaveshards', true)`, place);
    for (const worker of workers)
      await client.query('select citus_add_node($1, $2)', placeOf(worker));
  });
};

/** From the next connection on. */
const applySettings = async (client: Client, name: string): Promise<void> => {
  for (const [setting, value] of Object.entries(SETTINGS))
    await client.query(
      `alter database ${escapeIdentifier(name)} set ${setting} = ${escapeLiteral(value)}`,
    );
};

const placeOf = (url: string): [host: string, port: number] => {
  const { hostname, port } = new URL(url);
  return [hostname, Number(port || 5432)];
};

/**
 * Makes a database of the platform in its newest shape, on every node.
 *
 * @param isSpread without it, one of PostgreSQL alone, on the coordinator
 * @param change what is done to it before anybody else sees it
 */
export const makeDatabase = async (
  place: Place,
  name: string,
  isSpread: boolean,
  change: (pool: Pool) => Promise<void>,
): Promise<string> => {
  const [coordinator = ''] = place.nodes;
  await (isSpread ? makeCluster(place, name) : makeEmpty(coordinator, name));
  const url = onDatabase(coordinator, name);
  const { close: leave } = await openMigrated(url);
  await leave();
  const { pool, close } = await connect(url, { connections: 1 });
  await change(pool).finally(close);
  if (isSpread) await withClient(url, (client) => applySettings(client, name));
  return url;
};

/** Lets nobody into a database any more, not the engine's own process either: only then can it be copied. */
export const closeDatabase = async ({ nodes }: Place, name: string): Promise<void> => {
  for (const node of nodes)
    await withClient(node, async (client) => {
      const { rowCount } = await client.query(`select from pg_database where datname = $1`, [name]);
      if (rowCount === 0) return;
      await client.query(`alter database ${escapeIdentifier(name)} allow_connections false`);
      await client.query(
        `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1`,
        [name],
      );
    });
};

/**
 * Takes away every database and role that a run has made, on every node.
 *
 * @returns what could not be taken away, with the server's words
 */
export const removeAll = async ({ nodes, prefix, roles }: Place): Promise<string[]> => {
  const left: string[] = [];
  for (const [at, node] of nodes.entries())
    await withClient(node, async (client) => {
      const { rows } = await client.query<{ name: string }>(
        'select datname as name from pg_database where starts_with(datname, $1)',
        [prefix],
      );
      for (const { name } of rows) {
        const drop = `drop database ${escapeIdentifier(name)} with (force)`;
        await client.query(drop).catch((error: Error) => left.push(`${name}: ${error.message}`));
      }
      for (const name of await readRoles(node))
        if (name.startsWith('livery_server') && !roles[at]?.has(name)) {
          const drop = `drop role ${escapeIdentifier(name)}`;
          await client.query(drop).catch((error: Error) => left.push(`${name}: ${error.message}`));
        }
    });
  return left;
};
