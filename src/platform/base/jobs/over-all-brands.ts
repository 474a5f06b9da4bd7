import { blamesData } from '../database/blames-data.ts';
import { sql } from '../database/sql.ts';
import type { Database } from '../database/tables.ts';
import { type BrandFault, BrandsAtFault, MOST_AT_FAULT } from './brands-at-fault.ts';
import { createWorkMemory } from './work-memory.ts';

/** Brands whose ids lie between two, both included. */
export interface BrandSpan {
  from: number;
  to: number;
}

const ALL: BrandSpan = { from: 0, to: Number.MAX_SAFE_INTEGER };

/** The brands that a work failed for the last time: they are tried by themselves at once, nobody looks for them again. */
const known = createWorkMemory<readonly number[]>();

/**
 * Does a work for all brands at once, with one statement or transaction. Where the data of a brand stands in its way, that
 * brand is found by halves and left behind, and the others have their turn: from then on one is two or three, whatever
 * the number of brands.
 *
 * @param name of the work, unlike that of any other
 * @param work does it for the brands of a span, wholly or not at all
 * @throws {BrandsAtFault} when all others are done
 * @throws what is not about a brand's data, or about that of too many
 */
export const overAllBrands = async (
  database: Database,
  name: string,
  work: (span: BrandSpan) => Promise<void>,
): Promise<void> => {
  const before = known.get(database, name) ?? [];
  const faults: BrandFault[] = [];
  let brands: Promise<readonly number[]> | undefined;
  const attempt = async (span: BrandSpan): Promise<void> => {
    try {
      await work(span);
    } catch (error) {
      if (!blamesData(error) || faults.length >= MOST_AT_FAULT) throw error;
      brands ??= readBrands(database);
      const within = (await brands).filter((id) => id >= span.from && id <= span.to);
      if (within.length <= 1) faults.push({ merchantId: within[0] ?? span.from, error });
      else for (const half of halvesOf(within)) await attempt(half);
    }
  };
  for (const span of spansOf(before)) await attempt(span);
  known.set(
    database,
    name,
    faults.map(({ merchantId }) => merchantId),
  );
  if (faults.length > 0) throw new BrandsAtFault(faults);
};

/** Those that failed the last time each by itself, and what lies between them. */
const spansOf = (alone: readonly number[]): BrandSpan[] => {
  const spans: BrandSpan[] = [];
  let { from } = ALL;
  for (const id of alone.toSorted((one, other) => one - other)) {
    if (from < id) spans.push({ from, to: id - 1 });
    spans.push({ from: id, to: id });
    from = id + 1;
  }
  return [...spans, { from, to: ALL.to }];
};

const halvesOf = (ids: readonly number[]): BrandSpan[] => {
  const middle = Math.ceil(ids.length / 2);
  return [ids.slice(0, middle), ids.slice(middle)].map((half) => ({
    from: half[0] as number,
    to: half.at(-1) as number,
  }));
};

const readBrands = async (database: Database): Promise<readonly number[]> => {
  const { rows } = await sql<{ id: number }>`select id from merchant order by id`.execute(database);
  return rows.map(({ id }) => id);
};
