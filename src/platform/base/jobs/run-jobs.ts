import type { FastifyBaseLogger } from 'fastify';
import { isDatabaseAway } from '../database/is-away.ts';
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
 * Work that is due by the clock. Several processes may run it at once and a run may be cut off
 * anywhere: the rows that it writes, not the clock, say what has been done.
 */
export interface Job {
  name: string;
  everyMs: number;
  run: (world: JobContext) => Promise<void>;
}

/**
 * Runs each job at its own pace, never twice at once in this process.
 *
 * @returns ends them; what is running is waited for
 */
export const runJobs = (jobs: readonly Job[], world: JobContext): (() => Promise<void>) => {
  const running = new Map<Job, Promise<void>>();
  const timers = jobs.map((job) => {
    const timer = setInterval(() => {
      if (running.has(job)) return;
      const run = job
        .run(world)
        .catch((fault: unknown) => tellFailure(world.log, job.name, fault))
        .finally(() => running.delete(job));
      running.set(job, run);
    }, job.everyMs);
    timer.unref();
    return timer;
  });
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all(running.values());
  };
};

/** What waits for the database is done when it is back; who watches it has told of it. */
const tellFailure = (log: FastifyBaseLogger, job: string, fault: unknown): void => {
  if (isDatabaseAway(fault)) log.info({ job }, 'a job waits for the database');
  else log.error({ err: fault, job }, 'a job failed');
};
