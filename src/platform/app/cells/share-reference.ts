import { ask, askOne, inTransaction, type OpenCell, type Pool } from './cell.ts';
import { columnsOf } from './reference.ts';
import { noteLevel } from './share-draws.ts';

/** What the first cell says for all, in the order in which it is written: tables that are switched off, never emptied. */
const FOLLOWED = [
  { table: 'vendor', key: 'code' },
  { table: 'game', key: 'node_id' },
];

/** Looked at again: who wrote it may have committed after the look before. */
const OVERLAP_S = 120;

/** A hash over what is switched on: what is off is off, whatever else is said of it. */
const hashOf = async (pool: Pool, table: string, columns: string): Promise<string> =>
  (
    await askOne<{ hash: string }>(
      pool,
      `select coalesce(sum(hashtextextended(row(${columns})::text, 0)::numeric), 0)::text as hash
        from ${table} where active`,
    )
  ).hash;

const shapeOf = async (pool: Pool): Promise<string> =>
  (
    await askOne<{ shape: string }>(
      pool,
      `select md5(coalesce(string_agg(name || hash, ' ' order by name), '')) as shape from migration`,
    )
  ).shape;

/** Makes a table of the other cell say what the first one's says; what that does not have is switched off. */
const follow = async (
  first: Pool,
  other: Pool,
  { table, key }: (typeof FOLLOWED)[number],
  columns: string,
): Promise<number> => {
  const rows = await ask<{ row: unknown }>(
    first,
    `select to_jsonb(one) as row from (select ${columns} from ${table}) one`,
  );
  const given = JSON.stringify(rows.map(({ row }) => row));
  const set = columns
    .split(', ')
    .map((name) => `${name} = excluded.${name}`)
    .join(', ');
  return inTransaction(other, async (client) => {
    const written = await client.query(
      `insert into ${table} as t (${columns}) overriding system value
        select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)
        on conflict (${key}) do update set ${set}
          where (t.*) is distinct from (excluded.*)`,
      [given],
    );
    const ended = await client.query(
      `update ${table} set active = false where active and ${key} not in
        (select ${key} from jsonb_populate_recordset(null::${table}, $1::jsonb))`,
      [given],
    );
    return (written.rowCount ?? 0) + (ended.rowCount ?? 0);
  });
};

/**
 * Brings the catalogue of the first cell to another one wherever they differ.
 *
 * @returns how many rows were written there
 */
export const bringCatalogue = async (first: OpenCell, other: OpenCell): Promise<number> => {
  let written = 0;
  let differs: string | null = null;
  if ((await shapeOf(first.pool)) !== (await shapeOf(other.pool)))
    differs =
      'The cells are of different versions: the catalogue is not followed until they are of the same.';
  else
    for (const followed of FOLLOWED) {
      const columns = await columnsOf(first.pool, followed.table);
      const look = async () =>
        (await hashOf(first.pool, followed.table, columns)) ===
        (await hashOf(other.pool, followed.table, columns));
      if (await look()) continue;
      written += await follow(first.pool, other.pool, followed, columns);
      if (!(await look())) differs = `The table ${followed.table} is not that of the first cell.`;
    }
  for (const { pool } of [first, other])
    await noteLevel(pool, { cell: other.name, subject: 'catalogue', differs });
  return written;
};

interface ChangedBrand {
  id: number;
  config: unknown;
  currency: string;
}

/** The brands that are in a cell and have changed since a moment. */
const readChanged = ({ pool, isFirst }: OpenCell, since: string | null): Promise<ChangedBrand[]> =>
  ask<ChangedBrand>(
    pool,
    `select m.id, m.config, m.currency from merchant m left join brand_cell c on c.merchant_id = m.id
      where coalesce(c.state in ('here', 'copying'), $2)
        and m.updated_at > coalesce($1::timestamptz - make_interval(secs => ${OVERLAP_S}), '-infinity')`,
    [since, isFirst],
  );

/** Tells a cell what brands that are elsewhere are called by now; its servers look again where that is news. */
const writeChanged = ({ pool }: OpenCell, brands: readonly ChangedBrand[]): Promise<number> =>
  inTransaction(pool, async (client) => {
    const { rowCount } = await client.query(
      `update merchant m set config = s.config, currency = s.currency
        from jsonb_to_recordset($1::jsonb) as s (id bigint, config jsonb, currency text)
          join brand_cell c on c.merchant_id = s.id and c.state = 'gone'
        where m.id = s.id and (m.config, m.currency) is distinct from (s.config, s.currency)`,
      [JSON.stringify(brands)],
    );
    if (rowCount) await client.query('update brands_version set version = version + 1');
    return rowCount ?? 0;
  });

/** Host names that brands of different cells claim, each in a sentence. */
const findTwice = async (cells: readonly OpenCell[]): Promise<string[]> => {
  const named = new Map<string, { cell: string; code: string }[]>();
  for (const { pool, name, isFirst } of cells) {
    const rows = await ask<{ domain: string; code: string }>(
      pool,
      `select d.domain, m.code from merchant_domain d join merchant m on m.id = d.merchant_id
          left join brand_cell c on c.merchant_id = m.id
        where coalesce(c.state not in ('gone', 'arriving'), $1)`,
      [isFirst],
    );
    for (const { domain, code } of rows)
      named.set(domain, [...(named.get(domain) ?? []), { cell: name, code }]);
  }
  return [...named]
    .filter(([, owners]) => owners.length > 1)
    .map(
      ([domain, owners]) =>
        `${domain} is claimed by ${owners.map(({ cell, code }) => `${code} in the cell ${cell}`).join(' and ')}.`,
    );
};

/** Up to when the brands of a cell have been brought to another one, by both names. */
export type BrandsShared = Map<string, string>;

/**
 * Brings what is said of brands, their host names among it, from a cell that has them to one that they have left.
 *
 * @param shared what was brought before; what is brought now is noted there
 * @returns how many were written
 */
export const shareBrands = async (
  source: OpenCell,
  target: OpenCell,
  shared: BrandsShared,
): Promise<number> => {
  const way = `${source.name} ${target.name}`;
  const { at } = await askOne<{ at: string }>(source.pool, 'select now()::text as at');
  const changed = await readChanged(source, shared.get(way) ?? null);
  const written = changed.length > 0 ? await writeChanged(target, changed) : 0;
  shared.set(way, at);
  return written;
};

/** Notes in the first cell which host names brands of different cells claim. @param cells all of them, the first one first */
export const noteClaims = async (cells: readonly OpenCell[]): Promise<void> => {
  const [first, ...others] = cells;
  const twice = await findTwice(cells);
  const differs = twice.length > 0 ? twice.slice(0, 5).join(' ') : null;
  if (!first) return;
  for (const { name } of others)
    await noteLevel(first.pool, { cell: name, subject: 'host names', differs });
};
