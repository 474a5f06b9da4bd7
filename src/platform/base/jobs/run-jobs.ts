import type { FastifyBaseLogger } from 'fastify';
import { isDatabaseUnavailable } from '../database/is-unavailable.ts';
import type { Database } from '../database/tables.ts';
import type { Merchant } from '../endpoints/handler.ts';

/** What a job works on: every brand, as it is configured at this moment. */
export interface JobContext {
  database: Database;
  merchants: () => readonly Merchant[];
  /** Where this process reaches itself, behind every proxy. */
  ownUrl: () => string;
  log: FastifyBaseLogger;
}

/**
 * Work that runs at an interval. Several processes may run it at once and a run may be cut off
 * anywhere: the rows that it writes, not the clock, say what has been done.
 */
export interface Job<Context = JobContext> {
  name: string;
  everyMs: number;
  run: (context: Context) => Promise<void>;
}

/** How one run of a job ended. */
export interface JobEnd {
  job: Pick<Job, 'name' | 'everyMs'>;
  hasSucceeded: boolean;
  /** How long it took. */
  tookMs: number;
}

/**
 * Runs each job at its own interval, never twice at once in this process.
 *
 * @param onEnd told of each run that ended by itself
 * @returns ends them; what is running is waited for
 */
export const runJobs = <Context extends Pick<JobContext, 'log'>>(
  jobs: readonly Job<Context>[],
  context: Context,
  onEnd: (end: JobEnd) => void = () => {},
): (() => Promise<void>) => {
  const running = new Map<Job<Context>, Promise<void>>();
  let isEnding = false;
  const timers = jobs.map((job) => {
    const timer = setInterval(() => {
      if (running.has(job)) return;
      // What a job throws before it waits for anything is its failure, too, and not the end of the process.
      const begunMs = performance.now();
      const tell = (hasSucceeded: boolean) =>
        onEnd({ job, hasSucceeded, tookMs: performance.now() - begunMs });
      const run = (async () => job.run(context))()
        .then(
          () => tell(true),
          (error: unknown) => {
            // What was cut off by the end runs again with the next start.
            if (isEnding) return;
            reportFailure(context.log, job.name, error);
            tell(false);
          },
        )
        .finally(() => running.delete(job));
      running.set(job, run);
    }, job.everyMs);
    timer.unref();
    return timer;
  });
  return async () => {
    isEnding = true;
    for (const timer of timers) clearInterval(timer);
    await Promise.all(running.values());
  };
};

/** The job runs again when the database is back; the outage itself was logged already. */
const reportFailure = (log: FastifyBaseLogger, job: string, error: unknown): void => {
  if (isDatabaseUnavailable(error)) log.info({ job }, 'a job waits for the database');
  else log.error({ err: error, job }, 'a job failed');
};
