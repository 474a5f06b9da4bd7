import { sql } from '../database/sql.ts';
import type { Job } from '../jobs/run-jobs.ts';

/** Makes the partitions of the months to come, and those for what was caught without one. */
export const partitionsJob: Job = {
  name: 'makePartitions',
  everyMs: 60 * 60_000,
  run: async ({ database, log }) => {
    const { rows } = await sql<{ name: string }>`select make_partitions() as name`.execute(
      database,
    );
    if (rows.length > 0) log.info({ made: rows.map(({ name }) => name) }, 'partitions were made');
  },
};
