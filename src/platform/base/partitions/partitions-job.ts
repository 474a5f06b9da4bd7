import { sql } from '../database/sql.ts';
import type { Job } from '../jobs/run-jobs.ts';

/** Of one table after the other, and each once: of one table with each call. */
const MOST_CALLS = 10;

/** Makes the partitions of the months to come, and those for what was caught without one. */
export const partitionsJob: Job = {
  name: 'makePartitions',
  everyMs: 60 * 60_000,
  run: async ({ database, log }) => {
    for (let call = 0; call < MOST_CALLS; call += 1) {
      const { rows } = await sql<{ name: string }>`select make_partitions() as name`.execute(
        database,
      );
      if (rows.length === 0) return;
      log.info({ made: rows.map(({ name }) => name) }, 'partitions were made');
    }
  },
};
