import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import { readPartitions } from '../../base/partitions/read-partitions.ts';
import { type Check, type Finding, runbook } from './finding.ts';

const REMEDY =
  'Look whether the job makePartitions runs, and whether a long transaction holds the table; select make_partitions() as the owner, until it answers nothing, makes them now.';

const finding = (subject: string, found: string): Finding => ({
  check: 'partitions',
  subject,
  found,
  remedy: REMEDY,
  page: runbook('LiveryPartitionsMissing'),
});

/** Finds months for which a table has no partition, and rows for which none was made. */
export const missingPartitions: Check = {
  name: 'partitions',
  find: async ({ database }) => [
    ...(await findMonths(database)),
    ...(await readPartitions(database))
      .filter(({ hasRows }) => hasRows === true)
      .map(({ table, name }) =>
        finding(
          name,
          `The partition ${name} has caught rows of ${table} of months that have none.`,
        ),
      ),
  ],
};

/** The one after these is made within an hour after a month has begun. */
const findMonths = async (database: Database): Promise<Finding[]> => {
  const { rows } = await sql<{ table: string; month: string }>`
    with part as (select * from month_partitions() where not is_archived)
    select t.of_table as "table", to_char(m.month, 'YYYY-MM') as month
      from (select distinct of_table from part) t
        cross join lateral (select date_trunc('month', now() at time zone 'UTC') + n * interval '1 month' as month
          from generate_series(0, 1) n) m
      where not exists (select from part p where p.of_table = t.of_table and not p.is_rest
        and coalesce(p.from_at, '-infinity') <= m.month at time zone 'UTC'
        and coalesce(p.until_at, 'infinity') > m.month at time zone 'UTC')
      order by 1, 2`.execute(database);
  return rows.map(({ table, month }) =>
    finding(`${table} ${month}`, `The table ${table} has no partition for ${month}.`),
  );
};
