import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { PlatformError } from '../errors/platform-error.ts';
import { grantServerRole } from './server-role.ts';

/** Any number, the same in every process: one of them migrates, the others wait. */
const LOCK = 7_202_409_001;

const FOLDER = path.join(import.meta.dirname, 'migrations');

interface Migration {
  name: string;
  hash: string;
  text: string;
}

export interface Migrated {
  /** The names that ran now. */
  ran: string[];
  /** Whether the platform can work as the role that may not write the ledger. */
  restricted: boolean;
}

/**
 * Brings the database to the newest shape: runs every `NNNN-name.sql` that has not run yet,
 * in order, each in its own transaction, under an advisory lock.
 *
 * @param restrict what the server's role may do in this database; asked after every migration
 * @throws {PlatformError} `migration_failed`, or `migration_changed` when a file that already ran
 *   was edited afterwards
 */
export const migrate = async (
  pool: pg.Pool,
  folder = FOLDER,
  restrict: (client: pg.PoolClient) => Promise<boolean> = grantServerRole,
): Promise<Migrated> => {
  const migrations = await readMigrations(folder);
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const ran = await runMissing(client, migrations);
    return { ran, restricted: await restrict(client) };
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => {});
    client.release();
  }
};

/** Which migrations have not run yet, and which were edited after they had; changes nothing. */
export const compareMigrations = async (
  pool: pg.Pool,
  folder = FOLDER,
): Promise<{ pending: string[]; edited: string[] }> => {
  const migrations = await readMigrations(folder);
  const found = await pool.query<{ there: boolean }>(
    `select to_regclass('migration') is not null as there`,
  );
  const { rows } = found.rows[0]?.there
    ? await pool.query<{ name: string; hash: string }>('select name, hash from migration')
    : { rows: [] };
  const done = new Map(rows.map(({ name, hash }) => [name, hash]));
  const names = (wanted: (hash: string | undefined, now: string) => boolean): string[] =>
    migrations.filter(({ name, hash }) => wanted(done.get(name), hash)).map(({ name }) => name);
  return {
    pending: names((ran) => ran === undefined),
    edited: names((ran, now) => ran !== undefined && ran !== now),
  };
};

const readMigrations = async (folder: string): Promise<Migration[]> => {
  const names = (await readdir(folder))
    .filter((name) => /^\d{4}-[\w-]+\.sql$/.test(name))
    .toSorted();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(path.join(folder, name), 'utf8');
      return { name, text, hash: createHash('sha256').update(text).digest('hex') };
    }),
  );
};

const runMissing = async (client: pg.PoolClient, migrations: Migration[]): Promise<string[]> => {
  await client.query(`create table if not exists migration (
    name text primary key, hash text not null, ran_at timestamptz not null default now())`);
  const { rows } = await client.query<{ name: string; hash: string }>(
    'select name, hash from migration',
  );
  const done = new Map(rows.map(({ name, hash }) => [name, hash]));
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
  return ran;
};

const runOne = async (client: pg.PoolClient, { name, hash, text }: Migration): Promise<void> => {
  try {
    await client.query('begin');
    await client.query(text);
    await client.query('insert into migration (name, hash) values ($1, $2)', [name, hash]);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback').catch(() => {});
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new PlatformError('migration_failed', `The migration ${name} failed: ${reason}`, {
      cause,
    });
  }
};
