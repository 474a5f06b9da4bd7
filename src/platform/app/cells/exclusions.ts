import { ask, inTransaction, type MovedBrand, type OpenCell, type Pool } from './cell.ts';

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

/** An exclusion that was written: of which brand, and whether persons have to be told of it. */
interface Written {
  of: number;
  exclusion: number;
  isNew: boolean;
}

type Client = Pick<Pool, 'query'>;

/** A condition: a cell has the brand of that column, others but copies of its exclusions. */
export const isBrandHere = (column: string, { isFirst }: Pick<OpenCell, 'isFirst'>): string =>
  `coalesce((select c.state not in ('gone', 'arriving') from brand_cell c
    where c.merchant_id = ${column}), ${String(isFirst)})`;

/**
 * The exclusions of persons that a cell knows.
 *
 * @param where a condition over `e`, a row of `excluded_identity`
 * @returns rows as JSON, for `writeExclusions`
 */
export const readExclusions = async (
  { pool }: Pick<OpenCell, 'pool'>,
  where: string,
  values: unknown[] = [],
): Promise<unknown[]> => {
  const found = await ask<{ row: unknown }>(
    pool,
    `select to_jsonb(one) as row from (select ${COLUMNS} from excluded_identity e where ${where}) one`,
    values,
  );
  return found.map(({ row }) => row);
};

/** What a cell does that knows an exclusion already: follows who has the brand, or keeps what it has. */
const ON_CONFLICT = {
  follow: `do update set proved = excluded.proved, started_at = excluded.started_at,
      until = excluded.until, returns_at = excluded.returns_at
    where (e.proved, e.started_at, e.until, e.returns_at)
      is distinct from (excluded.proved, excluded.started_at, excluded.until, excluded.returns_at)`,
  keep: 'do nothing',
};

/**
 * Writes exclusions into another cell, where they end at once what an exclusion ends.
 *
 * @param known `follow` where they come from the cell that has their brand, else `keep`
 * @returns how many were not known so
 */
export const writeExclusions = async (
  { pool }: Pick<OpenCell, 'pool'>,
  rows: readonly unknown[],
  known: keyof typeof ON_CONFLICT,
): Promise<number> => {
  let count = 0;
  for (let from = 0; from < rows.length; from += MOST_AT_ONCE)
    count += await inTransaction(pool, async (client) => {
      const written = await client.query<Written>(
        `insert into excluded_identity as e (${COLUMNS})
          select ${COLUMNS} from jsonb_populate_recordset(null::excluded_identity, $1::jsonb)
          on conflict (kind, hash, merchant_id, exclusion_id) ${ON_CONFLICT[known]}
          returning merchant_id as of, exclusion_id as exclusion,
            xmax = 0 and (returns_at is null or returns_at > now()) as "isNew"`,
        [JSON.stringify(rows.slice(from, from + MOST_AT_ONCE))],
      );
      await endWritten(client, written.rows);
      return written.rows.length;
    });
  return count;
};

/** Ends at every brand that is in the cell what exclusions end that are new there. */
const endWritten = async (client: Client, written: readonly Written[]): Promise<void> => {
  const begun = written.filter(({ isNew }) => isNew);
  if (begun.length === 0) return;
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
};

/**
 * Brings the exclusions of one brand to the cell that it is about to go to. Once the brand is closed there are no later ones: what
 * the last look of `livery platform cells share` had not seen, no other look would, because none reads a brand that has gone.
 *
 * @throws where another brand of the target is closed at this moment, and a person has an account there
 */
export const bringExclusions = async (
  source: OpenCell,
  target: OpenCell,
  { id }: MovedBrand,
): Promise<void> => {
  const rows = await readExclusions(source, 'e.merchant_id = $1', [id]);
  await writeExclusions(target, rows, 'follow');
};

/**
 * Writes again what a cell has lost of the exclusions of its own brands: those that moved with former versions could leave behind
 * what was written during the move. Persons are known by what their accounts say now.
 *
 * @returns how many were written
 */
export const restoreExclusions = (cell: OpenCell): Promise<number> =>
  inTransaction(cell.pool, async (client) => {
    const lost = await client.query<Written>(
      `insert into excluded_identity (${COLUMNS})
        select i.kind, i.hash, s.merchant_id, s.id, i.proved, s.member_id, s.started_at, s.until, s.returns_at
          from self_exclusion s
            join member_identity i on i.merchant_id = s.merchant_id and i.member_id = s.member_id
          where (s.returns_at is null or s.returns_at > now()) and ${isBrandHere('s.merchant_id', cell)}
            and not exists (select from excluded_identity e where e.kind = i.kind and e.hash = i.hash
              and e.merchant_id = s.merchant_id and e.exclusion_id = s.id)
        on conflict do nothing
        returning merchant_id as of, exclusion_id as exclusion, true as "isNew"`,
    );
    await endWritten(client, lost.rows);
    const changed = await client.query(
      `update excluded_identity e
        set started_at = s.started_at, until = s.until, returns_at = s.returns_at
        from self_exclusion s
        where s.merchant_id = e.merchant_id and s.id = e.exclusion_id and ${isBrandHere('s.merchant_id', cell)}
          and (e.started_at, e.until, e.returns_at) is distinct from (s.started_at, s.until, s.returns_at)`,
    );
    return lost.rows.length + (changed.rowCount ?? 0);
  });
