import { sql } from '../../base/database/sql.ts';
import type { Job } from '../../base/jobs/run-jobs.ts';

/** What is removed when it counts no more. Money is safe without any of it: bets have names. */
const SWEEPS = [
  // Twice what two clocks may differ by.
  sql`delete from vendor_nonce where used_at < now() - interval '10 minutes'`,
  // A vendor that was not answered in three days asks its operator.
  sql`delete from vendor_answer where answered_at < now() - interval '3 days'`,
  sql`delete from game_session where token_hash is null and created_at < now() - interval '1 day'`,
  // The wallet of a play without money goes with its bets, once the longest session is over.
  sql`delete from game_session where wallet = 'fun' and created_at < now() - interval '31 days'`,
];

/** Removes nonces, answers and launches that count no more. */
export const vendorSweep: Job = {
  name: 'sweepVendorMessages',
  everyMs: 60_000,
  run: async ({ database }) => {
    for (const statement of SWEEPS) await statement.execute(database);
  },
};
