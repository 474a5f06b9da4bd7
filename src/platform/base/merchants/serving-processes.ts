import { sql } from '../database/sql.ts';
import type { Database, OpenTransaction } from '../database/tables.ts';
import type { SetAside } from './set-aside.ts';

/** Imports come one after another: each sees which brands the others serve. The number means nothing. */
const LOCK = 7_202_609_002;

/** Who was not seen for longer has been killed. */
export const GONE_AFTER_SECONDS = 60;

/**
 * Notes which brands a process has files of, and lets no other import until the transaction ends.
 *
 * @returns the brands that other processes have files of
 */
export const noteServing = async (
  tx: OpenTransaction,
  id: string,
  codes: readonly string[],
): Promise<string[]> => {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
  await sql`delete from serving_process
    where seen_at < clock_timestamp() - ${GONE_AFTER_SECONDS}::integer * interval '1 second'`.execute(
    tx,
  );
  await sql`insert into serving_process (id, codes) values (${id}, ${[...codes]}::text[])
    on conflict (id) do update set codes = excluded.codes, seen_at = clock_timestamp()`.execute(tx);
  const { rows } = await sql<{ code: string }>`select distinct unnest(codes) as code
    from serving_process where id <> ${id}`.execute(tx);
  const own = new Set(codes);
  return rows.map(({ code }) => code).filter((code) => !own.has(code));
};

/** Notes which brands a process has set aside, for whoever asks the database alone. */
export const noteSetAside = async (
  database: Database,
  id: string,
  setAside: readonly SetAside[],
): Promise<void> => {
  // What is quoted of a file may hold what jsonb cannot.
  const text = JSON.stringify(setAside).replaceAll(/\\u(?:0000|d[89a-f]\w\w)/g, '\ufffd');
  await sql`update serving_process set set_aside = ${text}::jsonb where id = ${id}`.execute(
    database,
  );
};

/** Says that a process still serves what it noted. */
export const keepServing = async (
  database: Database,
  id: string,
  codes: readonly string[],
  setAside: readonly SetAside[],
): Promise<void> => {
  const { numAffectedRows } = await sql`
    update serving_process set seen_at = clock_timestamp() where id = ${id}`.execute(database);
  if (numAffectedRows) return;
  // Whoever took it for gone has deleted its row.
  await sql`insert into serving_process (id, codes) values (${id}, ${[...codes]}::text[])
    on conflict (id) do update set seen_at = clock_timestamp()`.execute(database);
  await noteSetAside(database, id, setAside);
};

/** Says that a process serves nothing any more. */
export const endServing = async (database: Database, id: string): Promise<void> => {
  await database.deleteFrom('servingProcess').where('id', '=', id).execute();
};

/** Tells all processes that brands have changed. */
export const raiseVersion = async (tx: OpenTransaction): Promise<void> => {
  await sql`update brands_version set version = version + 1`.execute(tx);
};

/** A number that is another one whenever brands have changed. */
export const readVersion = async (database: Database | OpenTransaction): Promise<number> => {
  const { version } = await database
    .selectFrom('brandsVersion')
    .select('version')
    .executeTakeFirstOrThrow();
  return version;
};
