import { readdirSync, readFileSync } from 'node:fs';
import { sql } from '#platform/base/database/sql.ts';
import type { Database } from '#platform/base/database/tables.ts';

/** What is read before and after an idle time. */
export interface IdleReading {
  /** Processor seconds by kind of thread, and by kind and number of process. */
  processors: ReadonlyMap<string, number>;
  /** Series of the server's figures. */
  series: ReadonlyMap<string, number>;
  /** Transactions that ended. */
  transactions: number;
  /** Rows that were written, by table. */
  written: ReadonlyMap<string, number>;
}

/** How an idle time shares itself. */
export interface IdleShares {
  /** Of a core, by kind of process or thread, the largest first. */
  processors: { name: string; share: number }[];
  jobs: { name: string; statements: number; statementSeconds: number; seconds: number }[];
  transactions: number;
  /** What jobs had done from the server's start until the idle time began, the longest first. */
  until: { name: string; statements: number; seconds: number }[];
  written: { table: string; rows: number }[];
}

const TICKS = 100;

/** Connections that nobody used for minutes, and those that cleaned tables. */
const ENDED = 'database: processes that ended meanwhile';

const statOf = (file: string): { name: string; parent: number; seconds: number } => {
  const text = readFileSync(file, 'utf8');
  const [, name = ''] = /\((.*)\)/.exec(text) ?? [];
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return {
    name,
    parent: Number(fields[1]),
    seconds: (Number(fields[11]) + Number(fields[12])) / TICKS,
  };
};

/** What ended meanwhile is not there any more. */
const tryStat = (file: string): ReturnType<typeof statOf> | null => {
  try {
    return statOf(file);
  } catch {
    return null;
  }
};

const add = (sums: Map<string, number>, name: string, seconds: number): void =>
  void sums.set(name, (sums.get(name) ?? 0) + seconds);

/** The threads of the server by their names: `main`, V8's helpers, which collect garbage, and those for files and hashes. */
const readServer = (pid: number, sums: Map<string, number>): void => {
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    const stat = tryStat(`/proc/${pid}/task/${thread}/stat`);
    if (!stat) continue;
    add(sums, `server: ${Number(thread) === pid ? 'main thread' : stat.name}`, stat.seconds);
  }
};

/** A process of PostgreSQL says what it is in its title: `postgres: autovacuum worker livery`. */
const kindOf = (pid: string): string => {
  const title = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  const [, said = ''] = /^postgres: (.*)/.exec(title) ?? [];
  const [kind] =
    /^(?:autovacuum (?:worker|launcher)|checkpointer|background writer|walwriter|logical replication launcher|archiver|stats collector)/.exec(
      said,
    ) ?? [];
  return kind ?? 'connections';
};

const readDatabase = (postmaster: number, sums: Map<string, number>): void => {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const stat = tryStat(`/proc/${pid}/stat`);
    if (stat?.parent !== postmaster) continue;
    try {
      add(sums, `database: ${kindOf(pid)} #${pid}`, stat.seconds);
    } catch {
      // It has just ended.
    }
  }
  const text = readFileSync(`/proc/${postmaster}/stat`, 'utf8');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  add(sums, ENDED, (Number(fields[13]) + Number(fields[14])) / TICKS);
};

const seriesOf = (text: string): ReadonlyMap<string, number> =>
  new Map(
    [...text.matchAll(/^(livery_job_\S+) (\S+)$/gm)].map(([, name = '', value]) => [
      name,
      Number(value),
    ]),
  );

/** Reads what an idle time is reckoned from. */
export const readIdle = async (
  database: Database,
  { pid, figures }: { pid: number; figures: () => Promise<string> },
  postmaster: number,
): Promise<IdleReading> => {
  const series = seriesOf(await figures());
  const { rows } = await sql<{ name: string; rows: number }>`
    select relname as name, n_tup_ins + n_tup_upd + n_tup_del as rows from pg_stat_user_tables`.execute(
    database,
  );
  const { rows: ended } = await sql<{ count: number }>`
    select xact_commit + xact_rollback as count from pg_stat_database
      where datname = current_database()`.execute(database);
  const processors = new Map<string, number>();
  readServer(pid, processors);
  readDatabase(postmaster, processors);
  const written = new Map(rows.map((row) => [row.name, row.rows]));
  return { processors, series, transactions: ended[0]?.count ?? 0, written };
};

const grown = (
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): [string, number][] =>
  [...after]
    .map(([name, value]): [string, number] => [name, value - (before.get(name) ?? 0)])
    .filter(([, value]) => value > 0)
    .toSorted(([, one], [, other]) => other - one);

/** What each kind of process and thread has worked. What an ended one had worked before is its parent's afterwards. */
const workedBy = (before: IdleReading, after: IdleReading): [string, number][] => {
  const sums = new Map<string, number>();
  for (const [name, seconds] of after.processors)
    add(sums, name.replace(/ #.*/, ''), seconds - (before.processors.get(name) ?? 0));
  for (const [name, seconds] of before.processors)
    if (!after.processors.has(name)) add(sums, ENDED, -seconds);
  return [...grown(new Map(), sums)];
};

/** How the time between two readings shares itself. */
export const shareIdle = (
  before: IdleReading,
  after: IdleReading,
  wallSeconds: number,
): IdleShares => {
  const series = new Map(grown(before.series, after.series));
  const of = (figure: string, name: string): number =>
    series.get(`livery_job_${figure}{name="${name}"}`) ?? 0;
  const names = [...after.series.keys()].flatMap(
    (key) => /^livery_job_seconds_total\{name="(.*)"\}$/.exec(key)?.[1] ?? [],
  );
  return {
    processors: workedBy(before, after).map(([name, seconds]) => ({
      name,
      share: seconds / wallSeconds,
    })),
    jobs: names
      .map((name) => ({
        name,
        statements: of('statements_total', name),
        statementSeconds: of('statement_seconds_total', name),
        seconds: of('seconds_total', name),
      }))
      .toSorted((one, other) => other.statementSeconds - one.statementSeconds),
    until: names
      .map((name) => ({
        name,
        statements: before.series.get(`livery_job_statements_total{name="${name}"}`) ?? 0,
        seconds: before.series.get(`livery_job_seconds_total{name="${name}"}`) ?? 0,
      }))
      .toSorted((one, other) => other.seconds - one.seconds),
    transactions: after.transactions - before.transactions,
    written: grown(before.written, after.written).map(([table, rows]) => ({ table, rows })),
  };
};

/** Tables and jobs that are named. */
const NAMED = 10;

const percent = (share: number): string => `${(100 * share).toFixed(2).padStart(6)} %`;

/** The shares as lines for a person. */
export const linesOfIdle = (
  { processors, jobs, until, transactions, written }: IdleShares,
  wallSeconds: number,
): string[] => {
  const statements = jobs.reduce((sum, job) => sum + job.statements, 0);
  return [
    'before, by job since the start:',
    ...until
      .slice(0, 4)
      .map(
        ({ name, statements: sent, seconds }) =>
          `  ${name.padEnd(26)}${seconds.toFixed(1)} s, ${sent} statements`,
      ),
    'idle, of a core:',
    ...processors.map(({ name, share }) => `  ${name.padEnd(40)}${percent(share)}`),
    `idle, by job (${statements} statements of jobs, ${transactions} transactions of everybody):`,
    ...jobs
      .slice(0, NAMED)
      .map(
        (job) =>
          `  ${job.name.padEnd(26)}${percent(job.statementSeconds / wallSeconds)} waited for the database, ` +
          `${job.statements} statements, ${job.seconds.toFixed(2)} s in all`,
      ),
    'idle, rows written:',
    ...written.slice(0, NAMED).map(({ table, rows }) => `  ${table.padEnd(26)}${rows}`),
  ];
};
