import { eventSources, TICK_MS } from '#platform/app/events/event-hub.ts';
import type { Subscriber } from '#platform/app/events/subscriber.ts';
import { betFollowers, jobs } from '#platform/app/jobs/jobs.ts';
import { sql } from '#platform/base/database/sql.ts';
import type { Database } from '#platform/base/database/tables.ts';
import type { Merchant } from '#platform/base/endpoints/handler.ts';
import type { JobContext } from '#platform/base/jobs/run-jobs.ts';
import { followEndedBets } from '#platform/play/ended-bets/follow-ended-bets.ts';
import { cpuMs } from '../platform/cpu-ms.ts';
import type { Player } from '../platform/make-players.ts';

/** Runs of each: so many that the clock's ticks of ten milliseconds do not matter. */
const RUNS = 20;

/** What a job or a kind of news costs at its own pace. */
export interface JobShare {
  name: string;
  everyMs: number;
  /** Processor time of one run, this process and the database together. */
  runMs: number;
  /** Part of one core. */
  share: number;
}

const silent = { error: () => {}, warn: () => {}, info: () => {} };

/** What leaves alone what another process has just done, as it would here from run to run. */
const always: Record<string, (context: JobContext) => Promise<unknown>> = {
  followEndedBets: (context) => followEndedBets(context, betFollowers),
  countBusiness: ({ database }) => sql`select count_business(interval '0')`.execute(database),
};

/** Runs each by itself, one after the other: how they share what all of them cost. No server may be at work. */
export const measureJobs = async (
  database: Database,
  merchants: readonly Merchant[],
  players: readonly Player[],
): Promise<JobShare[]> => {
  const context: JobContext = {
    database,
    merchants: () => merchants,
    ownUrl: () => 'http://127.0.0.1',
    log: silent as unknown as JobContext['log'],
  };
  const subscribers = players.map(({ merchant, memberId }): Subscriber => ({
    merchant,
    member: { memberId, type: 0, tokenHash: `bench ${memberId}` },
    send: () => {},
    end: () => {},
  }));
  const work = [
    ...jobs.map((job) => ({ ...job, run: () => (always[job.name] ?? job.run)(context) })),
    ...eventSources().map(({ name, every, poll }) => ({
      name: `news: ${name}`,
      everyMs: every * TICK_MS,
      run: (): Promise<unknown> => poll(database, subscribers),
    })),
  ];
  const shares: JobShare[] = [];
  for (const { name, everyMs, run } of work) {
    // The first makes what is made once.
    await run();
    const before = await cpuMs(database);
    for (let each = 0; each < RUNS; each += 1) await run();
    const runMs = ((await cpuMs(database)) - before) / RUNS;
    shares.push({ name, everyMs, runMs, share: runMs / everyMs });
  }
  return shares.toSorted((one, other) => other.share - one.share);
};
