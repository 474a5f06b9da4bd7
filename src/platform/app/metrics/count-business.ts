import { sql } from '../../base/database/sql.ts';
import type { Job } from '../../base/jobs/run-jobs.ts';

const COUNT_EVERY_MS = 15_000;

/** Adds the bets and the money of all brands to their totals, from committed rows. */
export const businessJob: Job = {
  name: 'countBusiness',
  everyMs: COUNT_EVERY_MS,
  run: async ({ database }) => {
    // Another process may have counted just before.
    await sql`select count_business(make_interval(secs => ${COUNT_EVERY_MS / 2000}))`.execute(
      database,
    );
  },
};
