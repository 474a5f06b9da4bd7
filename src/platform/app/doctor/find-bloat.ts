import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import { agoText, type Check, type Finding, runbook, sizeText } from './finding.ts';

/** PostgreSQL cleans a table at a fifth by itself: twice that means that it does not get to it. */
const DEAD_SHARE = 0.4;
const LEAST_DEAD = 10_000;

/** Nothing that began later can be cleaned away for as long. */
const LONG_TRANSACTION_SECONDS = 600;

/** PostgreSQL stops taking writes at about two billion. */
const OLD_AGE = 1_000_000_000;

const page = runbook('LiveryTableBloat');

/** Finds tables that are not cleaned, what keeps them from it, and indexes that were never finished. */
export const bloat: Check = {
  name: 'bloat',
  find: async ({ database }) => [
    ...(await findDeadRows(database)),
    ...(await findLongTransactions(database)),
    ...(await findOldAge(database)),
    ...(await findBrokenIndexes(database)),
  ],
};

const finding = (subject: string, found: string, remedy: string): Finding => ({
  check: 'bloat',
  subject,
  found,
  remedy,
  page,
});

const findDeadRows = async (database: Database): Promise<Finding[]> => {
  const { rows } = await sql<{ name: string; dead: number; live: number; bytes: number }>`
    select relname as name, n_dead_tup as dead, n_live_tup as live, pg_total_relation_size(relid) as bytes
      from pg_stat_user_tables
      where n_dead_tup >= ${LEAST_DEAD} and n_dead_tup > ${DEAD_SHARE}::float8 * (n_live_tup + n_dead_tup)
      order by n_dead_tup desc`.execute(database);
  return rows.map(({ name, dead, live, bytes }) =>
    finding(
      name,
      `Of the table ${name} (${sizeText(bytes)}) ${dead} rows are dead beside ${live} that live.`,
      `Run vacuum (analyze) ${name}; and give autovacuum more to do there, or find the transaction that holds it back.`,
    ),
  );
};

const findLongTransactions = async (database: Database): Promise<Finding[]> => {
  const { rows } = await sql<{ pid: number; name: string; seconds: number }>`
    select pid, application_name as name, extract(epoch from now() - xact_start)::float8 as seconds
      from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
        and xact_start < now() - make_interval(secs => ${LONG_TRANSACTION_SECONDS})
      order by xact_start`.execute(database);
  return rows.map(({ pid, name, seconds }) =>
    finding(
      `process ${pid}`,
      `A transaction of ${name || 'an unnamed program'} (process ${pid}) has run for ${agoText(seconds)}: no row that died since can be cleaned.`,
      `Find out what it waits for; select pg_terminate_backend(${pid}) ends it.`,
    ),
  );
};

const findOldAge = async (database: Database): Promise<Finding[]> => {
  const { rows } = await sql<{ name: string; age: number }>`
    select datname as name, age(datfrozenxid)::int as age from pg_database
      where datname = current_database() and age(datfrozenxid) > ${OLD_AGE}`.execute(database);
  return rows.map(({ name, age }) =>
    finding(
      name,
      `The oldest row of ${name} is ${age} transactions old; at about 2,100,000,000 PostgreSQL takes no more writes.`,
      'Run vacuum (freeze) now, table by table, the oldest first.',
    ),
  );
};

const findBrokenIndexes = async (database: Database): Promise<Finding[]> => {
  const { rows } = await sql<{ name: string; of: string }>`
    select i.indexrelid::regclass::text as name, i.indrelid::regclass::text as of
      from pg_index i join pg_class c on c.oid = i.indexrelid
      where not i.indisvalid and c.relnamespace = 'public'::regnamespace order by 1`.execute(
    database,
  );
  return rows.map(({ name, of }) =>
    finding(
      name,
      `The index ${name} of ${of} was not finished: it is kept up to date and never used.`,
      `Run reindex index concurrently ${name}.`,
    ),
  );
};
