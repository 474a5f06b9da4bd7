import { sql } from '../database/sql.ts';
import type { Job } from '../jobs/run-jobs.ts';

/** A million keys an hour, ten thousand in each statement: what is left waits for the next hour. */
const MOST_CALLS = 100;

/**
 * Removes the keys of payouts and rollbacks of bets that are older than the window of idempotency, 93 days. What comes later
 * is answered by the bet's own row.
 */
export const transferKeysJob: Job = {
  name: 'sweepTransferKeys',
  everyMs: 60 * 60_000,
  run: async ({ database }) => {
    for (let call = 0; call < MOST_CALLS; call += 1) {
      const { rows } = await sql<{ swept: number }>`select sweep_transfer_keys() as swept`.execute(
        database,
      );
      if (!rows[0]?.swept) return;
    }
  },
};
