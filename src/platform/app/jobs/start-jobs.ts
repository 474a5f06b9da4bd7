import { type JobContext, type JobEnd, runJobs } from '../../base/jobs/run-jobs.ts';
import { recordJobRuns } from '../../base/jobs/record-job-runs.ts';
import type { HintChannel } from '../../base/hints/hint-channel.ts';
import type { Metrics } from '../../base/metrics/metrics.ts';
import { observeJobs } from '../metrics/observe-jobs.ts';
import { jobs } from './jobs.ts';
import { tellOfJob } from './tell-of-job.ts';

/**
 * Begins what the platform does by the clock, and keeps when each job last ended.
 *
 * @param hints where other processes are told to look
 * @param metrics where their ends are told; null where nothing is measured
 * @returns ends them; what is running is waited for
 */
export const startJobs = (
  context: JobContext,
  metrics: Metrics | null,
  hints: HintChannel,
): (() => Promise<void>) => {
  const recorder = recordJobRuns(context.database, jobs);
  const observe = metrics && observeJobs(metrics, jobs);
  const onEnd = (end: JobEnd): void => {
    recorder.note(end);
    observe?.(end);
    tellOfJob(hints, end);
  };
  const stop = runJobs(jobs, context, onEnd, metrics !== null);
  return async () => {
    await stop();
    await recorder.stop();
  };
};
