import { sql } from '../database/sql.ts';
import type { Database } from '../database/tables.ts';
import { type BrandFault, faultReason } from './brands-at-fault.ts';
import type { Job, JobEnd } from './run-jobs.ts';

/** How often it is written: some jobs run every two seconds. */
const WRITE_EVERY_MS = 30_000;

interface Ended {
  job: string;
  every: number;
  succeeded: Date | null;
  failed: Date | null;
  /** As the table has them; null: nobody knows. */
  faults: { merchantId: number; reason: string }[] | null;
}

/** Keeps when each job last ended, and since when it is done at all, for `livery platform doctor`. */
export interface JobRecorder {
  note: (end: JobEnd) => void;
  /** Writes what was noted now; what cannot be written is kept for the next time. */
  write: () => Promise<void>;
  /** Writes it for the last time. */
  stop: () => Promise<void>;
}

/**
 * Notes the ends of jobs and writes them once in a while, all in one statement; and before that, once, which jobs are done here: one
 * that hangs in its first run has no end to be written.
 *
 * @param begun the jobs that this process runs
 */
export const recordJobRuns = (
  database: Database,
  begun: readonly Pick<Job, 'name' | 'everyMs'>[] = [],
): JobRecorder => {
  const ended = new Map<string, Ended>();
  let isKnown = begun.length === 0;
  const write = async (): Promise<void> => {
    if (!isKnown)
      isKnown = await writeKnown(database, begun).then(
        () => true,
        () => false,
      );
    if (ended.size === 0) return;
    const rows = [...ended.values()];
    ended.clear();
    await writeRows(database, rows).catch(() => {
      for (const row of rows) if (!ended.has(row.job)) ended.set(row.job, row);
    });
  };
  const timer = setInterval(() => void write(), WRITE_EVERY_MS);
  timer.unref();
  return {
    note: ({ job, hasSucceeded, faults: found }) => {
      const before = ended.get(job.name) ?? { succeeded: null, failed: null, faults: null };
      const now = { [hasSucceeded ? 'succeeded' : 'failed']: new Date() };
      const faults = found ? found.map(toRow) : before.faults;
      ended.set(job.name, { ...before, job: job.name, every: job.everyMs, ...now, faults });
    },
    write,
    stop: async () => {
      clearInterval(timer);
      await write();
    },
  };
};

const toRow = (fault: BrandFault) => ({ merchantId: fault.merchantId, reason: faultReason(fault) });

const writeKnown = (
  database: Database,
  begun: readonly Pick<Job, 'name' | 'everyMs'>[],
): Promise<unknown> =>
  sql`insert into job_run (job, every_ms)
    select j.name, j."everyMs"
      from jsonb_to_recordset(${JSON.stringify(begun.map(({ name, everyMs }) => ({ name, everyMs })))}::jsonb)
        as j (name text, "everyMs" bigint)
      order by j.name
    on conflict (job) do nothing`.execute(database);

const writeRows = (database: Database, rows: readonly Ended[]) =>
  sql`insert into job_run as r (job, every_ms, succeeded_at, failed_at, brands_at_fault)
    select e.job, e.every, e.succeeded, e.failed, coalesce(nullif(e.faults, 'null'), '[]')
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as e (job text, every bigint, succeeded timestamptz, failed timestamptz, faults jsonb)
      order by e.job
    on conflict (job) do update set every_ms = excluded.every_ms,
      succeeded_at = greatest(r.succeeded_at, excluded.succeeded_at),
      failed_at = greatest(r.failed_at, excluded.failed_at),
      brands_at_fault = case when excluded.succeeded_at is null then r.brands_at_fault
        else excluded.brands_at_fault end`.execute(database);
