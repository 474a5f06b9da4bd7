import { type JobContext, runJobs } from '../../base/jobs/run-jobs.ts';
import { recordJobRuns } from '../../base/jobs/record-job-runs.ts';
import type { Metrics } from '../../base/metrics/metrics.ts';
import { observeJobs } from '../metrics/observe-jobs.ts';
import { jobs } from './jobs.ts';

/**
 * Begins what the platform does by the clock, and keeps when each job last ended.
 *
 * @param metrics where their ends are told; null where nothing is measured
 * @returns ends them; what is running is waited for
 */
export const startJobs = (context: JobContext, metrics: Metrics | null): (() => Promise<void>) => {
  const recorder = recordJobRuns(context.database);
  const observe = metrics && observeJobs(metrics, jobs);
  const stop = runJobs(jobs, context, (end) => {
    recorder.note(end);
    observe?.(end);
  });
  return async () => {
    await stop();
    await recorder.stop();
  };
};
