import { ask, type OpenCell, type Pool } from './cell.ts';
import { readExclusions, writeExclusions } from './exclusions.ts';

/** What every cell has a copy of beside the brands, in the order in which it is written. */
const COPIED = ['vendor', 'game'];

const MOST_AT_ONCE = 200;

/** The columns of a table that are written, each quoted where it has to be. */
export const columnsOf = async (pool: Pool, table: string): Promise<string> => {
  const rows = await ask<{ name: string }>(
    pool,
    `select quote_ident(attname) as name from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      order by attnum`,
    [table],
  );
  return rows.map(({ name }) => name).join(', ');
};

/** Adds what the target does not have yet; what it has stays as it is. */
const copyTable = async (source: Pool, target: Pool, table: string): Promise<void> => {
  const columns = await columnsOf(source, table);
  const rows = await ask<{ row: unknown }>(
    source,
    `select to_jsonb(one) as row from (select ${columns} from ${table}) one`,
  );
  for (let from = 0; from < rows.length; from += MOST_AT_ONCE)
    await target.query(
      `insert into ${table} (${columns}) overriding system value
        select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)
        on conflict do nothing`,
      [JSON.stringify(rows.slice(from, from + MOST_AT_ONCE).map(({ row }) => row))],
    );
};

/**
 * Brings what is the same in every cell from one to another: brands with their numbers, catalogue,
 * exclusions of persons. A brand that is new there is switched off, until it moves.
 */
export const copyReference = async (source: OpenCell, target: OpenCell): Promise<void> => {
  await copyBrands(source, target);
  for (const table of COPIED) await copyTable(source.pool, target.pool, table);
  await writeExclusions(target, await readExclusions(source, 'true'), 'keep');
};

/** The same of brands alone: what is known of persons names a brand by its number. */
export const copyBrands = async (source: OpenCell, target: OpenCell): Promise<void> => {
  const known = await ask<{ id: number }>(target.pool, 'select id from merchant');
  const [newest] = await ask<{ id: number }>(source.pool, 'select max(id) as id from merchant');
  if (known.some(({ id }) => id === newest?.id)) return;
  await copyTable(source.pool, target.pool, 'merchant');
  await target.pool.query(
    `update merchant set active = false, content_hash = '' where id <> all($1::bigint[])`,
    [known.map(({ id }) => id)],
  );
};

/** Gives a cell that has no brands yet the key by which persons are told apart everywhere. */
export const copyIdentityKey = async (source: OpenCell, target: OpenCell): Promise<void> => {
  const rows = await ask<{ key: Buffer }>(source.pool, 'select key from identity_key');
  await target.pool.query('update identity_key set key = $1', [rows[0]?.key]);
};
