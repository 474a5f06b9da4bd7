import type { FastifyBaseLogger } from 'fastify';
import { isDatabaseUnavailable } from '../database/is-unavailable.ts';
import { countingStatements, type StatementCosts } from '../database/statement-costs.ts';
import type { Database } from '../database/tables.ts';
import type { Merchant } from '../endpoints/handler.ts';
import { type BrandFault, BrandsAtFault } from './brands-at-fault.ts';

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
  /** The brands that it failed for while it did its work for all others; unset where it did not get that far. */
  faults?: readonly BrandFault[];
  /** What it asked of the database; unset where nobody counts. */
  costs?: StatementCosts;
}

/**
 * Runs each job at its own interval, never twice at once in this process.
 *
 * @param onEnd told of each run that ended by itself
 * @param isCounted whether the statements of each run are counted
 * @returns ends them; what is running is waited for
 */
export const runJobs = <Context extends Pick<JobContext, 'log'>>(
  jobs: readonly Job<Context>[],
  context: Context,
  onEnd: (end: JobEnd) => void = () => {},
  isCounted = false,
): (() => Promise<void>) => {
  const running = new Map<Job<Context>, Promise<void>>();
  const tellBrands = createTeller(context.log);
  let isEnding = false;
  const timers = jobs.map((job) => {
    const timer = setInterval(() => {
      if (running.has(job)) return;
      // What a job throws before it waits for anything is its failure, too, and not the end of the process.
      const begunMs = performance.now();
      const costs = isCounted ? { statements: 0, seconds: 0 } : undefined;
      const tell = (hasSucceeded: boolean, faults: readonly BrandFault[] | null = []) => {
        if (faults) tellBrands(job.name, faults);
        const tookMs = performance.now() - begunMs;
        onEnd({ job, hasSucceeded, tookMs, ...(faults && { faults }), ...(costs && { costs }) });
      };
      const begin = async () => job.run(context);
      const run = (costs ? countingStatements(costs, begin) : begin())
        .then(
          () => tell(true),
          (error: unknown) => {
            // What was cut off by the end runs again with the next start.
            if (isEnding) return;
            if (error instanceof BrandsAtFault) return tell(true, error.faults);
            reportFailure(context.log, job.name, error);
            tell(false, null);
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

/** Tells of a brand once when a job begins to fail for it, and once when it no longer does: jobs run every few seconds. */
const createTeller = (log: FastifyBaseLogger) => {
  const told = new Map<string, ReadonlySet<number>>();
  return (job: string, faults: readonly BrandFault[]): void => {
    const before = told.get(job) ?? new Set();
    const now = new Set(faults.map(({ merchantId }) => merchantId));
    for (const { merchantId, error } of faults)
      if (!before.has(merchantId))
        log.error({ job, merchantId, err: error }, 'a job fails for a brand');
    for (const merchantId of before)
      if (!now.has(merchantId)) log.info({ job, merchantId }, 'a job fails for a brand no more');
    told.set(job, now);
  };
};

/** The job runs again when the database is back; the outage itself was logged already. */
const reportFailure = (log: FastifyBaseLogger, job: string, error: unknown): void => {
  if (isDatabaseUnavailable(error)) log.info({ job }, 'a job waits for the database');
  else log.error({ err: error, job }, 'a job failed');
};
