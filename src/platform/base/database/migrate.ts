import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { PlatformError } from '../errors/platform-error.ts';
import { applyFunctions, pendingFunctions } from './apply-functions.ts';
import { readSqlFiles, type SqlFile } from './read-sql-files.ts';
import { refusePooler } from './refuse-pooler.ts';
import { grantServerRole } from './server-role.ts';

/** The key of the advisory lock: one process migrates, the others wait. The number itself means
 * nothing. */
const LOCK = 7_202_409_001;

/** Who waits for the lock asks again after so long. */
const ASK_AGAIN_MS = 100;

/**
 * A migration that begins with this line has its statements run each by itself, as an index that is built `concurrently`
 * asks for. Each ends with `;` at the end of a line. It may end between two of them: then all are run again, so it has to
 * begin with what takes away the half of it.
 */
const BY_ITSELF = '-- Each statement by itself.\n';

/** Whether a migration's statements run each by itself, apart from a transaction. @param text of its file */
export const runsByItself = (text: string): boolean => text.startsWith(BY_ITSELF);

const readMigrations = (folder: string): Promise<SqlFile[]> =>
  readSqlFiles(path.join(folder, 'migrations'), /^\d{4}-[\w-]+\.sql$/);

export interface Migrated {
  /** The names that ran now. */
  ran: string[];
  /** The files of functions that were applied now: all of them, or none. */
  functions: string[];
  /** Whether the platform can work as the role that may not write the ledger. */
  restricted: boolean;
}

/** How a database differs from its files. */
export interface Difference {
  /** Migrations that have not run yet. */
  pending: string[];
  /** Migrations that were edited after they had run. */
  edited: string[];
  /** Files of functions that are not what was last applied. */
  functions: string[];
}

/**
 * Brings the database to the newest shape: runs every `migrations/NNNN-name.sql` that has not run yet,
 * in order, each in its own transaction (but for those that say otherwise), then makes its functions what
 * `functions/*.sql` says and the partitions of the months to come; all under an advisory lock. An older version that starts beside a newer one, whose migrations it does
 * not know, leaves the functions as they are.
 *
 * @param folder of the database, which holds `migrations` and, if it has any, `functions`
 * @param restrict what the server's role may do in this database; asked after every migration
 * @throws {PlatformError} `database_pooled`, `migration_failed`, or `migration_changed` when a file that already ran
 *   was edited afterwards; see `applyFunctions` for those of functions
 */
export const migrate = async (
  pool: pg.Pool,
  folder = import.meta.dirname,
  restrict: (client: pg.PoolClient) => Promise<boolean> = grantServerRole,
): Promise<Migrated> => {
  const migrations = await readMigrations(folder);
  const client = await pool.connect();
  try {
    await refusePooler(client);
    await takeLock(client);
    const { ran, isNewest } = await runMissing(client, migrations);
    const functions = isNewest ? await applyFunctions(client, folder) : [];
    await makePartitions(client);
    return { ran, functions, restricted: await restrict(client) };
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => {});
    client.release();
  }
};

/** Not every database has tables that are partitioned, nor had every version. */
const makePartitions = async (client: pg.PoolClient): Promise<void> => {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regprocedure('make_partitions()') is not null as there`,
  );
  // What was caught is moved for one table with each call.
  while (rows[0]?.there) if (!(await client.query('select make_partitions()')).rowCount) return;
};

/** Not `pg_advisory_lock`: a statement that waits keeps an index from being built concurrently, and that would wait for it. */
const takeLock = async (client: pg.PoolClient): Promise<void> => {
  const ask = () =>
    client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [LOCK]);
  while ((await ask()).rows[0]?.taken !== true) await wait(ASK_AGAIN_MS);
};

/** In what a database differs from its files; changes nothing. */
export const compareMigrations = async (
  pool: pg.Pool,
  folder = import.meta.dirname,
): Promise<Difference> => {
  const migrations = await readMigrations(folder);
  const found = await pool.query<{ there: boolean }>(
    `select to_regclass('migration') is not null as there`,
  );
  const done = found.rows[0]?.there ? await readDone(pool) : new Map<string, string>();
  const names = (wanted: (hash: string | undefined, now: string) => boolean): string[] =>
    migrations.filter(({ name, hash }) => wanted(done.get(name), hash)).map(({ name }) => name);
  return {
    pending: names((ran) => ran === undefined),
    edited: names((ran, now) => ran !== undefined && ran !== now),
    functions: knowsAll(migrations, done) ? await pendingFunctions(pool, folder) : [],
  };
};

/** The migrations that ran, and the hashes of their texts. */
const readDone = async (client: pg.Pool | pg.PoolClient): Promise<Map<string, string>> => {
  const { rows } = await client.query<{ name: string; hash: string }>(
    'select name, hash from migration',
  );
  return new Map(rows.map(({ name, hash }) => [name, hash]));
};

/** Whether no newer version was here. */
const knowsAll = (migrations: SqlFile[], done: Map<string, string>): boolean => {
  const known = new Set(migrations.map(({ name }) => name));
  return [...done.keys()].every((name) => known.has(name));
};

const runMissing = async (
  client: pg.PoolClient,
  migrations: SqlFile[],
): Promise<{ ran: string[]; isNewest: boolean }> => {
  await client.query(`create table if not exists migration (
    name text primary key, hash text not null, ran_at timestamptz not null default now());
  create table if not exists applied_function (
    name text primary key, hash text not null, applied_at timestamptz not null default now())`);
  const done = await readDone(client);
  const ran: string[] = [];
  for (const migration of migrations) {
    const hash = done.get(migration.name);
    if (hash === undefined) {
      await runOne(client, migration);
      ran.push(migration.name);
    } else if (hash !== migration.hash) {
      throw new PlatformError(
        'migration_changed',
        `The migration ${migration.name} was edited after it had run; add a new one instead, or remove .livery to start afresh.`,
      );
    }
  }
  return { ran, isNewest: knowsAll(migrations, done) };
};

const runOne = async (client: pg.PoolClient, { name, hash, text }: SqlFile): Promise<void> => {
  try {
    if (runsByItself(text))
      for (const statement of text.split(/;[ \t]*$/m).filter((part) => part.trim() !== ''))
        await client.query(statement);
    await client.query('begin');
    if (!runsByItself(text)) await client.query(text);
    await client.query('insert into migration (name, hash) values ($1, $2)', [name, hash]);
    // It may have dropped or replaced one: all of them are applied again.
    await client.query('delete from applied_function');
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback').catch(() => {});
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new PlatformError('migration_failed', `The migration ${name} failed: ${reason}`, {
      cause,
    });
  }
};
