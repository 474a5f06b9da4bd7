import type { BrandTable } from './brand-tables.ts';
import { inTransaction, type OpenCell, type Pool } from './cell.ts';

/** How many rows of a brand a table has, and what they come to. */
interface Digest {
  name: string;
  rows: number;
  hash: string;
}

const digest = async (pool: Pool, tables: readonly BrandTable[], id: number): Promise<Digest[]> => {
  const parts = tables.map(
    ({ name, columns }) => `select '${name}' as name, count(*) as rows,
      coalesce(sum(hashtextextended(row(${columns.join(', ')})::text, 0)::numeric), 0)::text as hash
      from ${name} where merchant_id = ${id}`,
  );
  return inTransaction(pool, async (client) => {
    // A row's text is the same on both sides.
    await client.query(`set local timezone = 'UTC'`);
    await client.query(`set local datestyle = 'ISO, YMD'`);
    await client.query(`set local intervalstyle = 'postgres'`);
    await client.query(`set local bytea_output = 'hex'`);
    await client.query(`set local extra_float_digits = 1`);
    const { rows } = await client.query<Digest>(parts.join('\nunion all '));
    return rows;
  });
};

/** What a comparison found. */
export interface Comparison {
  tables: number;
  rows: number;
  /** The tables in which the two differ. */
  different: string[];
}

/** Compares a brand's rows in two cells: their number and a hash over all of them, table by table. */
export const compareBrand = async (
  source: OpenCell,
  target: OpenCell,
  tables: readonly BrandTable[],
  id: number,
): Promise<Comparison> => {
  const [from, to] = await Promise.all([
    digest(source.pool, tables, id),
    digest(target.pool, tables, id),
  ]);
  const there = new Map(to.map((each) => [each.name, each]));
  const different = from.filter(({ name, rows, hash }) => {
    const copy = there.get(name);
    return copy?.rows !== rows || copy.hash !== hash;
  });
  return {
    tables: from.length,
    rows: from.reduce((sum, { rows }) => sum + rows, 0),
    different: different.map(({ name }) => name),
  };
};

const ISSUES = `select i.game_code || ' ' || i.issue_no as issue, i.commit_hash as hash
  from lottery_issue i where exists (select from lottery_ticket t
    where t.merchant_id = $1 and t.game_code = i.game_code and t.issue_no = i.issue_no)`;

/** The draws of a brand's tickets that have another seed in the target: of before all cells had the same draws. */
export const findOtherDraws = async (
  source: OpenCell,
  target: OpenCell,
  id: number,
): Promise<string[]> => {
  interface Issue {
    issue: string;
    hash: string;
  }
  const from = await source.pool.query<Issue>(ISSUES, [id]);
  const to = await target.pool.query<Issue>(ISSUES, [id]);
  const there = new Map(to.rows.map(({ issue, hash }) => [issue, hash]));
  return from.rows.filter(({ issue, hash }) => there.get(issue) !== hash).map(({ issue }) => issue);
};

/**
 * What of a brand refers to reference rows that the target does not have: games, issues of lotteries.
 *
 * @returns a sentence for each
 */
export const findMissing = async (
  { pool }: OpenCell,
  tables: readonly BrandTable[],
  id: number,
): Promise<string[]> => {
  const names = tables.map(({ name }) => name);
  const { rows: keys } = await pool.query<{
    table: string;
    other: string;
    on: string;
    has: string;
  }>(
    `select k.conrelid::regclass::text as table, k.confrelid::regclass::text as other,
        string_agg(format('o.%I = t.%I', its.attname, mine.attname), ' and ') as on,
        string_agg(format('t.%I is not null', mine.attname), ' and ') as has
      from pg_constraint k
        cross join generate_subscripts(k.conkey, 1) as at
        join pg_attribute mine on mine.attrelid = k.conrelid and mine.attnum = k.conkey[at]
        join pg_attribute its on its.attrelid = k.confrelid and its.attnum = k.confkey[at]
      where k.contype = 'f' and k.conparentid = 0 and k.conrelid::regclass::text = any($1)
        and not k.confrelid::regclass::text = any($1)
      group by k.oid order by 1`,
    [names],
  );
  const missing: string[] = [];
  for (const { table, other, on, has } of keys) {
    const { rows } = await pool.query<{ rows: number }>(
      `select count(*) as rows from ${table} t where t.merchant_id = ${id} and ${has}
        and not exists (select from ${other} o where ${on})`,
    );
    const count = rows[0]?.rows ?? 0;
    if (count > 0) missing.push(`${count} rows of ${table} refer to ${other} that is not there`);
  }
  return missing;
};
