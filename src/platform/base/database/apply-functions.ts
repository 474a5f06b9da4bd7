import path from 'node:path';
import type pg from 'pg';
import { PlatformError } from '../errors/platform-error.ts';
import { readSqlFiles, type SqlFile } from './read-sql-files.ts';

/**
 * Invalid function definition: no function is replaced by one that answers something else. Ambiguous
 * function: it stands there with other parameters, too.
 */
const CHANGED = ['42P13', '42725'];

const readFunctions = (folder: string): Promise<SqlFile[]> =>
  readSqlFiles(path.join(folder, 'functions'), /^[a-z\d-]+\.sql$/);

/** The function that a file holds has its name, with `_` for `-`. */
const functionOf = ({ name }: SqlFile): string => path.basename(name, '.sql').replaceAll('-', '_');

/**
 * The files of functions that are not, or not like this, what was last applied; changes nothing.
 *
 * @param folder of the database: its functions stand in `functions` there
 */
export const pendingFunctions = async (pool: pg.Pool, folder: string): Promise<string[]> => {
  const files = await readFunctions(folder);
  const found = await pool.query<{ there: boolean }>(
    `select to_regclass('applied_function') is not null as there`,
  );
  return found.rows[0]?.there ? pendingOf(pool, files) : files.map(({ name }) => name);
};

/**
 * Makes the functions of the database what their files say, where one differs from what was last
 * applied: then all of them, in one transaction. Owners and grants stay. To be called under the
 * migrations' lock.
 *
 * @returns the files that were applied: all, or none
 * @throws {PlatformError} `function_signature_changed` when one takes or answers something else than
 *   the one that is there, `function_failed` when PostgreSQL refuses one for another reason
 */
export const applyFunctions = async (client: pg.PoolClient, folder: string): Promise<string[]> => {
  const files = await readFunctions(folder);
  if ((await pendingOf(client, files)).length === 0) return [];
  try {
    await client.query('begin');
    // Twice, so that a function may stand before one that it calls; the second time it is checked.
    for (const checked of ['off', 'on']) {
      await client.query(`set local check_function_bodies = ${checked}`);
      for (const file of files) await applyOne(client, file);
    }
    await refuseNamesakes(client, files.map(functionOf));
    await note(client, files);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
  return files.map(({ name }) => name);
};

const pendingOf = async (client: pg.Pool | pg.PoolClient, files: SqlFile[]): Promise<string[]> => {
  const { rows } = await client.query<{ name: string; hash: string }>(
    'select name, hash from applied_function',
  );
  const applied = new Map(rows.map(({ name, hash }) => [name, hash]));
  return files.filter(({ name, hash }) => applied.get(name) !== hash).map(({ name }) => name);
};

const applyOne = async (client: pg.PoolClient, file: SqlFile): Promise<void> => {
  try {
    await client.query(file.text);
  } catch (cause) {
    const { code = '', message } = cause as pg.DatabaseError;
    if (CHANGED.includes(code)) throw changed(functionOf(file), message, cause);
    throw new PlatformError('function_failed', `The function of ${file.name} failed: ${message}`, {
      cause,
    });
  }
};

const changed = (name: string, reason: string, cause?: unknown): PlatformError =>
  new PlatformError(
    'function_signature_changed',
    `The function ${name} takes or answers something else than the one in the database (${reason}): add a migration that drops that one first.`,
    { cause },
  );

/** With other parameters `create or replace` makes a second function beside the first. */
const refuseNamesakes = async (client: pg.PoolClient, names: string[]): Promise<void> => {
  const { rows } = await client.query<{ name: string; all: string }>(
    `select proname as name, string_agg(oid::regprocedure::text, ', ' order by oid) as all
      from pg_proc where pronamespace = 'public'::regnamespace and proname = any ($1)
      group by proname having count(*) > 1 order by proname`,
    [names],
  );
  const [twice] = rows;
  if (twice) throw changed(twice.name, twice.all);
};

const note = async (client: pg.PoolClient, files: SqlFile[]): Promise<void> => {
  await client.query('delete from applied_function');
  await client.query(
    `insert into applied_function (name, hash) select * from unnest($1::text[], $2::text[])`,
    [files.map(({ name }) => name), files.map(({ hash }) => hash)],
  );
};
