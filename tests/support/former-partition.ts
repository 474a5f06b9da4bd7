import type { Pool } from 'pg';

/** What became of the rows that a table had before it was kept by month. */
interface FormerPartition {
  /** The partition that begins first. */
  name: string;
  /** Whether it has no beginning. */
  isFirst: boolean;
  /** Whether it ends with the month after this one. */
  isNext: boolean;
  /** Valid indexes of the table that some partition lacks. */
  missing: unknown[];
}

/**
 * Reads the partition that a table was before it was kept by month.
 *
 * @param table its name in the schema `public`
 */
export const readFormerPartition = async (pool: Pool, table: string): Promise<FormerPartition> => {
  const { rows: first } = await pool.query<Omit<FormerPartition, 'missing'>>(
    `select name, from_at is null as "isFirst", until_at = (date_trunc('month', now() at time zone 'UTC')
        + interval '2 months') at time zone 'UTC' as "isNext"
      from month_partitions() where of_table = $1 order by is_rest, from_at nulls first limit 1`,
    [table],
  );
  const { rows: missing } = await pool.query(
    `select i.indexrelid::regclass, c.relname from pg_index i, pg_inherits h join pg_class c on c.oid = h.inhrelid
      where h.inhparent = $1::regclass and i.indrelid = $1::regclass
        and not exists (select from pg_inherits x join pg_index y on y.indexrelid = x.inhrelid
          where x.inhparent = i.indexrelid and y.indrelid = c.oid and y.indisvalid)`,
    [table],
  );
  const [partition] = first;
  if (!partition) throw new Error(`${table} is not kept by month`);
  return { ...partition, missing };
};
