import { ask, type OpenCell } from './cell.ts';

/**
 * Which cell has each brand, of those that are not in the first one. A brand between switch and opening is in none.
 *
 * @param cells those that can be asked
 * @returns the name of the cell, by the brand's code, in the order of the codes
 */
export const readBrandsElsewhere = async (
  cells: readonly OpenCell[],
): Promise<ReadonlyMap<string, string>> => {
  const found: [string, string][] = [];
  for (const { pool, name, isFirst } of cells) {
    if (isFirst) continue;
    const rows = await ask<{ code: string }>(
      pool,
      `select m.code from brand_cell c join merchant m on m.id = c.merchant_id
        where c.state in ('here', 'copying', 'closing')`,
    );
    found.push(...rows.map(({ code }): [string, string] => [code, name]));
  }
  return new Map(found.toSorted(([one], [other]) => (one < other ? -1 : 1)));
};
