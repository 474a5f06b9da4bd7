import { ask, askOne, inTransaction, type OpenCell } from './cell.ts';
import { copyBrands } from './reference.ts';

/** Looked at again: who wrote it may have committed after the look before. */
const OVERLAP_S = 120;

const MOST_AT_ONCE = 500;

const COLUMNS = [
  'kind',
  'hash',
  'merchant_id',
  'exclusion_id',
  'proved',
  'member_id',
  'started_at',
  'until',
  'returns_at',
].join(', ');

/** Up to when the exclusions of a cell have been brought to another one, by both names. */
export type Shared = ReadonlyMap<string, string>;

interface NewExclusions {
  rows: unknown[];
  at: string;
}

/** What was written since then of the brands that are in a cell; those of others are only copies there. */
const readNew = async (
  { pool, isFirst }: OpenCell,
  since: string | null,
): Promise<NewExclusions> => {
  const { at } = await askOne<{ at: string }>(pool, 'select now()::text as at');
  const found = await ask<{ row: unknown }>(
    pool,
    `select to_jsonb(one) as row from (select ${COLUMNS} from excluded_identity e
        where e.changed_at > coalesce($1::timestamptz - make_interval(secs => ${OVERLAP_S}), '-infinity')
          and coalesce((select c.state not in ('gone', 'arriving') from brand_cell c
            where c.merchant_id = e.merchant_id), $2)) one`,
    [since, isFirst],
  );
  return { rows: found.map(({ row }) => row), at };
};

/** Writes them into another cell, where they end at once what an exclusion ends. */
const writeNew = ({ pool }: OpenCell, rows: readonly unknown[]): Promise<number> =>
  inTransaction(pool, async (client) => {
    const written = await client.query<{ of: number; exclusion: number; isNew: boolean }>(
      `insert into excluded_identity as e (${COLUMNS})
        select ${COLUMNS} from jsonb_populate_recordset(null::excluded_identity, $1::jsonb)
        on conflict (kind, hash, merchant_id, exclusion_id) do update
          set proved = excluded.proved, started_at = excluded.started_at, until = excluded.until,
            returns_at = excluded.returns_at
          where (e.proved, e.started_at, e.until, e.returns_at)
            is distinct from (excluded.proved, excluded.started_at, excluded.until, excluded.returns_at)
        returning merchant_id as of, exclusion_id as exclusion,
          xmax = 0 and (returns_at is null or returns_at > now()) as "isNew"`,
      [JSON.stringify(rows)],
    );
    const begun = written.rows.filter(({ isNew }) => isNew);
    await client.query(
      `select end_excluded(one.brand, one.of, one.exclusion, '') from (
          select distinct i.merchant_id as brand, e.merchant_id as of, e.exclusion_id as exclusion
            from jsonb_to_recordset($1::jsonb) as new (of bigint, exclusion bigint)
              join excluded_identity e on e.merchant_id = new.of and e.exclusion_id = new.exclusion
              join member_identity i on i.kind = e.kind and i.hash = e.hash and (e.proved or not i.proved)
            where not brand_is_elsewhere(i.merchant_id)
            order by 1, 2, 3) one`,
      [JSON.stringify(begun)],
    );
    return written.rows.length;
  });

/**
 * Brings the exclusions of persons of every cell to every other one, with the numbers of brands that are new: who is
 * excluded at a brand is excluded at all, wherever those are. What has been brought already is not written again.
 *
 * @param cells those that can be reached, the first one among them
 * @param isAll whether these are all: only then they are noted to be level
 * @param shared what the last look answered; null before the first, which reads all
 * @returns how many were written, and what to pass to the next look
 */
export const shareExclusions = async (
  cells: readonly OpenCell[],
  isAll: boolean,
  shared: Shared | null,
): Promise<{ written: number; shared: Shared }> => {
  const [first] = cells.filter(({ isFirst }) => isFirst);
  const next = new Map(shared);
  let written = 0;
  for (const target of cells) {
    if (first && target !== first) await copyBrands(first, target);
    for (const source of cells.filter((cell) => cell !== target)) {
      const way = `${source.name} ${target.name}`;
      const { rows, at } = await readNew(source, next.get(way) ?? null);
      for (let from = 0; from < rows.length; from += MOST_AT_ONCE)
        written += await writeNew(target, rows.slice(from, from + MOST_AT_ONCE));
      next.set(way, at);
    }
  }
  if (isAll)
    for (const { pool } of cells)
      await pool.query('update this_cell set exclusions_level_at = now()');
  return { written, shared: next };
};
