import { sql } from '../../base/database/sql.ts';
import { jobs } from '../jobs/jobs.ts';
import { agoText, type Check, type Finding, runbook } from './finding.ts';

/** Ends of jobs are written every half minute, and a run may take a while. */
const GRACE_SECONDS = 120;

interface Run {
  job: string;
  everySeconds: number;
  /** Since it last ended well; null: never. */
  agoSeconds: number | null;
  hasFailedSince: boolean;
  /** Whether it has ever ended, well or badly. */
  hasEnded: boolean;
  /** Since a process first ran it. */
  knownSeconds: number;
}

const page = runbook('LiveryJobLate');

/** Finds jobs that have not ended well for three times their interval, in any process, also those that never have. */
export const lateJobs: Check = {
  name: 'jobs',
  find: async ({ database }) => {
    const { rows } = await sql<Run>`
      select job, every_ms / 1000.0::float8 as "everySeconds",
          extract(epoch from now() - succeeded_at)::float8 as "agoSeconds",
          coalesce(failed_at > coalesce(succeeded_at, '-infinity'), false) as "hasFailedSince",
          coalesce(succeeded_at, failed_at) is not null as "hasEnded",
          extract(epoch from now() - known_since)::float8 as "knownSeconds"
        from job_run where job = any(${jobs.map(({ name }) => name)}::text[]) order by job`.execute(
      database,
    );
    const late = rows.filter(isLate);
    // Where none has ever ended, it is no job that is at fault.
    if (rows.length === 0 || (late.length > 0 && !rows.some(({ hasEnded }) => hasEnded)))
      return [nothingRuns];
    return late.map(toFinding);
  },
};

const nothingRuns: Finding = {
  check: 'jobs',
  subject: 'all jobs',
  found: 'No job has ever ended here.',
  remedy:
    'Start a process that runs jobs (livery serve does) and look again after a minute; its log says what fails.',
  page,
};

const isLate = ({ everySeconds, agoSeconds, hasFailedSince, knownSeconds }: Run): boolean =>
  (agoSeconds === null && hasFailedSince) ||
  (agoSeconds ?? knownSeconds) > 3 * everySeconds + GRACE_SECONDS;

const lastEnd = ({ agoSeconds, hasEnded, knownSeconds }: Run): string => {
  if (agoSeconds !== null) return `last ended well ${agoText(agoSeconds)} ago`;
  return hasEnded
    ? 'has never ended well'
    : `has not ended once since it was first run ${agoText(knownSeconds)} ago`;
};

const remedyOf = ({ job, hasFailedSince, hasEnded }: Run): string => {
  if (hasFailedSince)
    return `Look for "a job failed" with "job":"${job}" in the log of the processes.`;
  return hasEnded
    ? 'Look whether a process runs that does jobs, and what its database waits for.'
    : 'It hangs: look what it waits for in the database, or whom it asks. No process begins it again before it has ended: restart them.';
};

const toFinding = (run: Run): Finding => ({
  check: 'jobs',
  subject: run.job,
  found:
    `The job ${run.job} ${lastEnd(run)}; it is due every ${agoText(run.everySeconds)}` +
    `${run.hasFailedSince ? ', and it has failed since' : ''}.`,
  remedy: remedyOf(run),
  page,
});
