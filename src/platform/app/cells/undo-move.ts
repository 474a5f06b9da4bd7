import { clearBrand, readBrandTables } from './brand-tables.ts';
import { CellError, readState } from './cell.ts';
import { endCopy } from './copy.ts';
import { removeFence } from './fence.ts';
import type { Move } from './move-brand.ts';

/**
 * Takes a move back that has not switched yet: the brand stays where it is, the copy is removed.
 *
 * @throws {CellError} when it has switched, or is on its way to another cell
 */
export const undoMove = async ({
  brand,
  source,
  target,
}: Pick<Move, 'brand' | 'source' | 'target'>): Promise<void> => {
  const tables = await readBrandTables(source.pool);
  const { state, otherCell } = await readState(source, brand);
  if (state === 'gone')
    throw new CellError(
      `${brand.code} has left the cell ${source.name}: it cannot be taken back, but moved back. Run the move once more, without --undo.`,
    );
  // The copy to another cell would go on without its publication, and its slot would keep all that is written.
  if (state !== 'here' && otherCell !== target.name)
    throw new CellError(
      `${brand.code} is on its way to ${otherCell}, not to ${target.name}: name that cell.`,
    );
  if ((await readState(target, brand)).otherCell !== source.name)
    throw new CellError(
      `${brand.code} is not on its way from the cell ${source.name} to ${target.name}: there is nothing to take back.`,
    );
  await source.pool.query(
    `update brand_cell set state = 'here', closed_at = null, closed_until = null, changed_at = now()
      where merchant_id = $1 and state in ('copying', 'closing')`,
    [brand.id],
  );
  await endCopy(source, target, brand.id);
  await clearBrand(target.pool, tables, brand.id);
  // Without a row a brand would be at home in the first cell.
  await target.pool.query(
    `update brand_cell set state = 'gone', changed_at = now()
      where merchant_id = $1 and state = 'arriving'`,
    [brand.id],
  );
  await removeFence(target.pool, tables, brand.id);
  await removeFence(source.pool, tables, brand.id);
};
