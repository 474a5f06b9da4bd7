import { askOne, type OpenCell } from './cell.ts';
import { isBrandHere, readExclusions, restoreExclusions, writeExclusions } from './exclusions.ts';
import { copyBrands } from './reference.ts';

/** Looked at again: who wrote it may have committed after the look before. */
const OVERLAP_S = 120;

/** Up to when the exclusions of a cell have been brought to another one, by both names. */
export type Shared = ReadonlyMap<string, string>;

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
 * Brings the exclusions of persons of every cell to every other one, with the numbers of brands that are new: who is
 * excluded at a brand is excluded at all, wherever those are. What has been brought already is not written again.
 *
 * @param cells those that can be reached, the first one among them
 * @param isAll whether these are all: only then they are noted to be level
 * @param shared what the last look answered; null before the first, which reads all and restores what cells have lost
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
  if (shared === null) for (const cell of cells) written += await restoreExclusions(cell);
  for (const target of cells) {
    if (first && target !== first) await copyBrands(first, target);
    for (const source of cells.filter((cell) => cell !== target)) {
      const way = `${source.name} ${target.name}`;
      const { rows, at } = await readNew(source, next.get(way) ?? null);
      written += await writeExclusions(target, rows, 'follow');
      next.set(way, at);
    }
  }
  if (isAll)
    for (const { pool } of cells)
      await pool.query('update this_cell set exclusions_level_at = now()');
  return { written, shared: next };
};
