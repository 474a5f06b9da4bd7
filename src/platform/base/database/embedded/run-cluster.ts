import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client, type DatabaseError, escapeIdentifier } from 'pg';
import { type Cluster, prepareCluster } from './cluster.ts';
import { claimUse, followServer, type ServerLog } from './follow-server.ts';
import { isAlive } from './is-alive.ts';
import { type Postmaster, readLastPort, readPostmaster } from './postmaster.ts';
import {
  DATABASE_USER,
  findFreePort,
  initialise,
  launch,
  stopPostmaster,
  waitUntilReady,
} from './start-postgres.ts';
import { withLock } from './with-lock.ts';

/** How long the children of a server that was killed may take to notice and end. */
const ORPHANS_GONE_WITHIN_MS = 20_000;

export interface RunningCluster {
  /** Reaches the database of a name; it must exist (`livery` does). */
  urlOf: (database: string) => string;
  /** Whether a server was found alive, left by a process that was killed or still runs. */
  adopted: boolean;
  /**
   * Ends the server, unless another process still uses it.
   *
   * @param isAwaited `false` leaves it alone once it ends: what it has to write may take seconds, and
   *   who starts it next waits for that
   */
  stop: (isAwaited?: boolean) => Promise<void>;
}

/**
 * Starts the embedded PostgreSQL of a state folder, or adopts the one that is alive there.
 *
 * @param settings further `name=value` settings of the server, for a fresh start only
 * @param log where deaths are told of a server that is started again whenever it dies, at its port;
 *   without it a dead one stays dead
 * @throws {PlatformError} `database_start_failed`, `database_binaries_missing`
 */
export const runCluster = async (
  stateDir: string,
  settings: string[] = [],
  log?: ServerLog,
): Promise<RunningCluster> => {
  const cluster = await prepareCluster(stateDir);
  const lock = lockOf(cluster);
  const { postmaster, adopted, claim } = await findServer(cluster, { settings });
  const { port } = postmaster;
  const urlOf = (database: string) => urlAt(cluster, port, database);
  await createDatabase(urlOf('postgres'), 'livery');
  const again = async () => (await findServer(cluster, { settings, port })).claim;
  const unfollow = log ? followServer(claim, again, log) : async () => claim;
  return {
    urlOf,
    adopted,
    stop: async (isAwaited = true) => {
      const last = await unfollow();
      await withLock(lock, async () => {
        await last.end();
        await stopUnlessUsed(cluster, urlOf('postgres'), isAwaited);
      });
    },
  };
};

const lockOf = ({ home }: Cluster): string => path.join(home, 'starting.lock');

const urlAt = ({ password }: Cluster, port: number, database: string): string =>
  `postgres://${DATABASE_USER}:${password}@127.0.0.1:${port}/${database}`;

/** How a server is started that is not alive. */
interface Launch {
  settings: string[];
  /** The port that it must listen at, because clients reconnect there. */
  port?: number;
}

const findServer = (cluster: Cluster, how: Launch) =>
  withLock(lockOf(cluster), async () => {
    const until = Date.now() + ORPHANS_GONE_WITHIN_MS;
    for (;;) {
      const found = await adoptOrLaunch(cluster, how);
      try {
        const { port } = found.postmaster;
        return { ...found, claim: await claimUse(urlAt(cluster, port, 'postgres')) };
      } catch (error) {
        // It was killed a moment ago: its process id and its child processes still exist.
        if (!isLostServer(error) || Date.now() > until) throw error;
        await wait(100);
      }
    }
  });

const adoptOrLaunch = async (
  cluster: Cluster,
  how: Launch,
): Promise<{ postmaster: Postmaster; adopted: boolean }> => {
  await removeAbandoned(cluster);
  // One that is ending is waited for until it is gone.
  const alive = await waitUntilReady(cluster, (found) => found === null);
  if (alive && how.port && alive.port !== how.port)
    throw new Error(`it was started by another process, at ${alive.port} in place of ${how.port}`);
  if (alive) return { postmaster: alive, adopted: true };
  // Clients that lost the connection reconnect at the same port.
  const last = how.port ?? (await readLastPort(cluster.data));
  await removeForeignLock(cluster.data);
  await initialise(cluster);
  const port = how.port ?? (await findFreePort(last));
  return { postmaster: await launchAfterOrphans(cluster, port, how.settings), adopted: false };
};

/**
 * Removes the file of a server that is gone when its number belongs to another program by now:
 * PostgreSQL would take that one for itself. Any other it reads and judges better than we could:
 * it names the shared memory that the dead server's children may still be using.
 */
const removeForeignLock = async (data: string): Promise<void> => {
  const file = path.join(data, 'postmaster.pid');
  const number = Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0]);
  if (number && isAlive(number)) await rm(file, { force: true });
};

/** The children of a killed server end within moments; none may write beside a new one. */
const launchAfterOrphans = async (
  cluster: Cluster,
  port: number,
  settings: string[],
): Promise<Postmaster> => {
  const until = Date.now() + ORPHANS_GONE_WITHIN_MS;
  for (;;) {
    try {
      return await launch(cluster, port, settings);
    } catch (error) {
      const waits = error instanceof Error && /shared memory block/.test(error.message);
      if (!waits || Date.now() > until) throw error;
      await wait(100);
    }
  }
};

/** Data of a state folder that was removed: the password is lost, so it cannot be used. */
const removeAbandoned = async (cluster: Cluster): Promise<void> => {
  const place = path.dirname(cluster.data);
  const ours = path.basename(cluster.data);
  const names = await readdir(place);
  for (const name of names.filter((found) => found.startsWith('data-') && found !== ours)) {
    const data = path.join(place, name);
    const alive = await readPostmaster(data);
    if (alive) await stopPostmaster(data, alive);
    await rm(data, { recursive: true, force: true });
  }
};

/** Makes an empty database of a name; one that is there stays as it is. */
export const createDatabase = async (url: string, name: string): Promise<void> => {
  await withClient(url, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return;
    await client.query(`create database ${escapeIdentifier(name)}`).catch((error: unknown) => {
      if ((error as DatabaseError).code !== '42P04') throw error;
    });
  });
};

const stopUnlessUsed = async (cluster: Cluster, url: string, isAwaited: boolean): Promise<void> => {
  const postmaster = await readPostmaster(cluster.data);
  if (!postmaster || (await isUsed(url))) return;
  await stopPostmaster(cluster.data, postmaster, isAwaited);
};

/** Connections that were just closed take a moment to disappear on the server's side. */
const isUsed = async (url: string): Promise<boolean> => {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    if ((await countOthers(url).catch(nobodyAtTheDead)) === 0) return false;
    await wait(25);
  }
  return true;
};

/** What the network says of a server that dies while it is asked. */
const isLostServer = (error: unknown): boolean =>
  // The last two: it is shutting down.
  ['ECONNRESET', 'ECONNREFUSED', 'EPIPE', '57P01', '57P03'].includes(
    String((error as NodeJS.ErrnoException | null)?.code),
  );

const nobodyAtTheDead = (error: unknown): 0 => {
  if (isLostServer(error)) return 0;
  throw error;
};

const countOthers = (url: string): Promise<number> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ others: string }>(
      `select count(*) as others from pg_stat_activity
       where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    return Number(rows[0]?.others);
  });

const withClient = async <Value>(
  url: string,
  work: (client: Client) => Promise<Value>,
): Promise<Value> => {
  const client = new Client({ connectionString: url, application_name: 'livery-start' });
  // A server that is told to stop by somebody else ends the connection; the query fails then.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};
