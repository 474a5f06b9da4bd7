import { clearBrand, readBrandTables } from './brand-tables.ts';
import { askOne, CellError, readState } from './cell.ts';
import { removeFence } from './fence.ts';
import type { Move } from './move-brand.ts';

/**
 * Removes the rows of a brand that has gone; until then they are kept, and no process sees them.
 *
 * @returns how many tables had any
 * @throws {CellError} when the brand is here, or the cell that it went to does not have it yet
 */
export const forgetBrand = async ({
  brand,
  source,
  target,
}: Pick<Move, 'brand' | 'source' | 'target'>): Promise<number> => {
  const { state } = await readState(source, brand);
  const there = await readState(target, brand);
  if (state !== 'gone' || there.state !== 'here')
    throw new CellError(
      `${brand.code} is not gone from the cell ${source.name}: nothing is removed.`,
    );
  const tables = await readBrandTables(source.pool);
  const { left } = await askOne<{ left: number }>(
    source.pool,
    `select count(*) as left from (${tables
      .map(({ name }) => `(select from ${name} where merchant_id = ${brand.id} limit 1)`)
      .join(' union all ')}) one`,
  );
  await clearBrand(source.pool, tables, brand.id);
  await removeFence(source.pool, tables, brand.id);
  return left;
};
