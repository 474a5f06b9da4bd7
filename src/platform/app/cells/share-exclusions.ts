import { askOne, type OpenCell } from './cell.ts';
import { isBrandHere, readExclusions, writeExclusions } from './exclusions.ts';

/** Looked at again: who wrote it may have committed after the look before. */
const OVERLAP_S = 120;

/** Up to when the exclusions of a cell have been brought to another one, by both names; of others nothing has been. */
export type Shared = Map<string, string>;

interface NewExclusions {
  rows: unknown[];
  at: string;
}

/** What was written since then of the brands that are in a cell; those of others are only copies there. */
const readNew = async (source: OpenCell, since: string | null): Promise<NewExclusions> => {
  const { at } = await askOne<{ at: string }>(source.pool, 'select now()::text as at');
  const rows = await readExclusions(
    source,
    `e.changed_at > coalesce($1::timestamptz - make_interval(secs => ${OVERLAP_S}), '-infinity')
      and ${isBrandHere('e.merchant_id', source)}`,
    [since],
  );
  return { rows, at };
};

/**
 * Brings the exclusions of persons of a cell to another one, which knows the numbers of all brands: who is excluded at a brand is
 * excluded at all, wherever those are. What has been brought already is not written again.
 *
 * @param shared what was brought before; what is brought now is noted there
 * @returns how many were written
 */
export const shareExclusions = async (
  source: OpenCell,
  target: OpenCell,
  shared: Shared,
): Promise<number> => {
  const way = `${source.name} ${target.name}`;
  const { rows, at } = await readNew(source, shared.get(way) ?? null);
  const written = await writeExclusions(target, rows, 'follow');
  shared.set(way, at);
  return written;
};

/** Notes that a cell has heard of the exclusions of all others. */
export const noteExclusionsLevel = ({ pool }: OpenCell): Promise<unknown> =>
  pool.query('update this_cell set exclusions_level_at = now()');
