import { setTimeout as wait } from 'node:timers/promises';
import type { BrandTable } from './brand-tables.ts';
import { ask, inTransaction, type Pool } from './cell.ts';

/** Nobody may wait for a table behind us for longer. */
const LOCK_TIMEOUT = '500ms';

const AGAIN_MS = 50;

/** Somebody held the table for longer; or two waited for each other. */
const BUSY = new Set(['55P03', '40P01']);

const fenceNames = (id: number) => ({
  policy: `cell_${id}`,
  writes: `a_cell_${id}_in`,
  deletes: `a_cell_${id}_out`,
});

/** The tables that have a brand's fence. */
const readFenced = async (pool: Pool, id: number): Promise<ReadonlySet<string>> => {
  const rows = await ask<{ name: string }>(
    pool,
    `select quote_ident(c.relname) as name from pg_policy p join pg_class c on c.oid = p.polrelid
      where p.polname = $1`,
    [fenceNames(id).policy],
  );
  return new Set(rows.map(({ name }) => name));
};

/**
 * Puts a fence around a brand's rows: from now on its state in `brand_cell` says who may read and write
 * them. One table after the other, each as soon as nobody holds it; other brands pay a comparison.
 */
export const raiseFence = async (
  pool: Pool,
  tables: readonly BrandTable[],
  id: number,
): Promise<void> => {
  const { policy, writes, deletes } = fenceNames(id);
  const fenced = await readFenced(pool, id);
  const call = `execute function refuse_elsewhere('${id}')`;
  for (const { name } of tables.filter((table) => !fenced.has(table.name)))
    await withTable(pool, [
      `create policy ${policy} on ${name} as restrictive
        using (merchant_id <> ${id} or (select brand_is_here(${id})))`,
      `create trigger ${writes} before insert or update on ${name}
        for each row when (new.merchant_id = ${id}) ${call}`,
      `create trigger ${deletes} before delete on ${name}
        for each row when (old.merchant_id = ${id}) ${call}`,
    ]);
};

/** Takes the fence away: the brand is here to stay, or has no rows here. */
export const removeFence = async (
  pool: Pool,
  tables: readonly BrandTable[],
  id: number,
): Promise<void> => {
  const { policy, writes, deletes } = fenceNames(id);
  const fenced = await readFenced(pool, id);
  for (const { name } of tables.filter((table) => fenced.has(table.name)))
    await withTable(pool, [
      `drop trigger if exists ${writes} on ${name}`,
      `drop trigger if exists ${deletes} on ${name}`,
      `drop policy ${policy} on ${name}`,
    ]);
};

/** Runs statements that need a table for themselves for a moment. */
export const withTable = async (pool: Pool, statements: readonly string[]): Promise<void> => {
  for (;;) {
    try {
      await inTransaction(pool, async (client) => {
        await client.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
        for (const text of statements) await client.query(text);
      });
      return;
    } catch (error) {
      if (!BUSY.has(String((error as { code?: string }).code))) throw error;
      await wait(AGAIN_MS);
    }
  }
};
