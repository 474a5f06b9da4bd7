import type { BrandTable } from './brand-tables.ts';
import { ask, inTransaction, type OpenCell, type Pool } from './cell.ts';

/** How far ahead the target's numbers are set while the brand is played on. */
const AHEAD = 100_000;

const readSequences = async (
  pool: Pool,
  tables: readonly BrandTable[],
): Promise<ReadonlyMap<string, number>> => {
  const rows = await ask<{ name: string; last: number }>(
    pool,
    `select s.seqrelid::regclass::text as name, coalesce(pg_sequence_last_value(s.seqrelid), 0) as last
      from pg_sequence s
        join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = s.seqrelid
          and d.refclassid = 'pg_class'::regclass and d.deptype in ('a', 'i')
        join pg_class c on c.oid = d.refobjid
      where quote_ident(c.relname) = any($1)`,
    [tables.map(({ name }) => name)],
  );
  return new Map(rows.map(({ name, last }) => [name, last]));
};

/**
 * Sets what numbers the rows of the target beyond every number of the source: what is written there later
 * has a number that the brand never had. Numbers only rise, and each is held against all others for the
 * moment in which it is looked at and set.
 *
 * @param isLast whether the brand is closed: then only what was not far enough is set
 * @returns how many were set
 */
export const raiseSequences = async (
  source: OpenCell,
  target: OpenCell,
  tables: readonly BrandTable[],
  isLast: boolean,
): Promise<number> => {
  const wanted = await readSequences(source.pool, tables);
  const there = await readSequences(target.pool, tables);
  let raised = 0;
  for (const [name, last] of wanted) {
    const next = isLast ? last : last + AHEAD;
    if (last === 0 || (there.get(name) ?? 0) >= next) continue;
    await inTransaction(target.pool, async (client) => {
      // Setting what it is already takes the lock that `nextval` waits for.
      await client.query(`alter sequence ${name} no cycle`);
      await client.query(
        `select setval('${name}', greatest(${next}, coalesce(pg_sequence_last_value('${name}'::regclass), 0)))`,
      );
    });
    raised += 1;
  }
  return raised;
};
