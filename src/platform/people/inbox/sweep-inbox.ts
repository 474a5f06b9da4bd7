import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import type { Job } from '../../base/jobs/run-jobs.ts';

/** Rows that one statement erases: it holds nothing for long. */
const STEP = 10_000;

/** Erases messages of all brands that are older than twelve months, or were deleted thirty days ago. */
export const inboxSweepJob: Job = {
  name: 'sweepInbox',
  everyMs: 60 * 60_000,
  run: ({ database }) => sweepInbox(database),
};

/** Erases what is past its time, a step at a time. */
export const sweepInbox = async (database: Database): Promise<void> => {
  const old = sql`created_at < now() - interval '12 months'`;
  const deleted = sql`deleted_at < now() - interval '30 days'`;
  for (const past of [old, deleted]) {
    let erased: bigint;
    do {
      const { numAffectedRows = 0n } = await sql`delete from inbox_message where ctid = any(array(
        select ctid from inbox_message where ${past} limit ${STEP}))`.execute(database);
      erased = numAffectedRows;
    } while (erased === BigInt(STEP));
  }
};
