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
}

const page = runbook('LiveryJobLate');

/** Finds jobs that have not ended well for three times their interval, in any process. */
export const lateJobs: Check = {
  name: 'jobs',
  find: async ({ database }) => {
    const { rows } = await sql<Run>`
      select job, every_ms / 1000.0::float8 as "everySeconds",
          extract(epoch from now() - succeeded_at)::float8 as "agoSeconds",
          coalesce(failed_at > coalesce(succeeded_at, '-infinity'), false) as "hasFailedSince"
        from job_run where job = any(${jobs.map(({ name }) => name)}::text[]) order by job`.execute(
      database,
    );
    if (rows.length === 0) return [nothingRuns];
    return rows.filter(isLate).map(toFinding);
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

const isLate = ({ everySeconds, agoSeconds, hasFailedSince }: Run): boolean =>
  agoSeconds === null ? hasFailedSince : agoSeconds > 3 * everySeconds + GRACE_SECONDS;

const toFinding = ({ job, everySeconds, agoSeconds, hasFailedSince }: Run): Finding => ({
  check: 'jobs',
  subject: job,
  found:
    `The job ${job} ${agoSeconds === null ? 'has never ended well' : `last ended well ${agoText(agoSeconds)} ago`}; ` +
    `it is due every ${agoText(everySeconds)}${hasFailedSince ? ', and it has failed since' : ''}.`,
  remedy: hasFailedSince
    ? `Look for "a job failed" with "job":"${job}" in the log of the processes.`
    : 'Look whether a process runs that does jobs, and what its database waits for.',
  page,
});
