import { sql } from '../database/sql.ts';
import type { Database } from '../database/tables.ts';

/** What a table that is partitioned by time holds of a span of it. */
export interface Partition {
  /** The table of which it is a part. */
  table: string;
  /** Its own name: in the schema `parts`, or, taken off, in `archive`. */
  name: string;
  isArchived: boolean;
  /** Whether it catches what no other was made for. */
  isRest: boolean;
  /** Of the one that catches: whether it holds anything; null of all others. */
  hasRows: boolean | null;
  /** The first moment; null: there is none. */
  from: Date | null;
  /** The first moment after it; null: there is none. */
  until: Date | null;
  /** With its indexes. */
  bytes: number;
}

/** Reads all partitions, those in use and those of the archive, by table and in the order of time. */
export const readPartitions = async (database: Database): Promise<Partition[]> => {
  const { rows } = await sql<Partition>`
    select of_table as "table", name, is_archived, is_rest, has_rows, from_at as "from", until_at as "until", bytes
      from month_partitions()
      order by of_table, is_rest, from_at nulls first, is_archived desc, name`.execute(database);
  return rows;
};
