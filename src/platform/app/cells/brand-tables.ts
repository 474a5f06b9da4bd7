import { ask, type Pool } from './cell.ts';

/** A table that has rows of brands. */
export interface BrandTable {
  /** Quoted where it has to be. */
  name: string;
  /** All columns, in the order of their names: two databases may have made them in another one. */
  columns: string[];
  /** Whether its primary key holds the merchant: only then are changes of one brand told apart. */
  hasKey: boolean;
}

/**
 * What names a brand and is not moved with it: where it is, host names and exclusions, which are
 * brought level by themselves, and alarms, which the operator of the cell has seen or not.
 */
const LEFT = ['brand_cell', 'merchant_domain', 'excluded_identity', 'alarm'];

/** Every table that moves with a brand. What is not written to disk (nonces of ten minutes) stays behind. */
export const readBrandTables = (pool: Pool): Promise<BrandTable[]> =>
  ask<BrandTable>(
    pool,
    `select quote_ident(c.relname) as name,
        array_agg(quote_ident(a.attname) order by a.attname) as columns,
        exists (select from pg_index i
            cross join unnest(i.indkey::int2[]) as k (at)
            join pg_attribute p on p.attrelid = c.oid and p.attnum = k.at
          where i.indrelid = c.oid and i.indisprimary and p.attname = 'merchant_id') as "hasKey"
      from pg_class c
        join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and not c.relispartition and c.relpersistence = 'p' and c.relname <> all($1)
        and exists (select from pg_attribute m
          where m.attrelid = c.oid and m.attname = 'merchant_id' and not m.attisdropped)
      group by c.oid order by 1`,
    [LEFT],
  );

/** Removes a brand's rows from the live tables, past triggers and references: all of them go. */
export const clearBrand = async (
  pool: Pool,
  tables: readonly BrandTable[],
  id: number,
): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query(`set session_replication_role = 'replica'`);
    for (const { name } of tables)
      await client.query(`delete from ${name} where merchant_id = ${id}`);
  } finally {
    // The connection is not used again: it obeys no rule.
    client.release(true);
  }
};
