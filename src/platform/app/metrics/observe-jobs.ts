import type { Job, JobEnd } from '../../base/jobs/run-jobs.ts';
import type { Metrics } from '../../base/metrics/metrics.ts';

/**
 * Tells of each job when it last ended well here, how late that makes it and how often it failed.
 *
 * @returns is told of every run that ended
 */
export const observeJobs = (metrics: Metrics, jobs: readonly Job[]): ((end: JobEnd) => void) => {
  // Until it has ended once, a job counts from the start of this process.
  const last = new Map(jobs.map((job) => [job.name, Date.now()]));
  for (const { name } of jobs) metrics.jobFailures.inc({ name }, 0);
  metrics.addSource({
    name: 'jobs',
    read: () => {
      for (const { name, everyMs } of jobs) {
        const lateMs = Date.now() - (last.get(name) ?? 0) - everyMs;
        metrics.jobLateness.set({ name }, Math.max(0, lateMs) / 1000);
      }
    },
  });
  return ({ job: { name }, hasSucceeded, tookMs, faults, costs }) => {
    metrics.jobRunSeconds.inc({ name }, tookMs / 1000);
    metrics.jobStatements.inc({ name }, costs?.statements ?? 0);
    metrics.jobStatementSeconds.inc({ name }, costs?.seconds ?? 0);
    metrics.jobSeconds.set({ name }, tookMs / 1000);
    if (faults) metrics.jobBrandsAtFault.set({ name }, faults.length);
    if (!hasSucceeded) return metrics.jobFailures.inc({ name });
    const now = Date.now();
    last.set(name, now);
    metrics.jobSuccess.set({ name }, now / 1000);
  };
};
