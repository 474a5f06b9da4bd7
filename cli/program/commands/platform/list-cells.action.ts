import { CellError } from '#platform/app/cells/cell.ts';
import { type CellBrand, openCell, readCellBrands, readCells } from '#platform/app/cells/cells.ts';
import type { JsonOption } from '../../options/json.option.ts';
import { print, printJson, printLine, tint, tintData } from '../../../base/terminal/print.ts';
import { renderTable } from '../../../base/terminal/table.ts';
import { withFirstCell } from './open-cells.ts';

/**
 * Prints each cell with its brands.
 *
 * @throws {InputError} when the first cell cannot be opened
 */
export const run = async ({ json = false }: JsonOption): Promise<void> => {
  const cells = await withFirstCell(async (first) => {
    const rows = await readCells(first.pool);
    return Promise.all(
      rows.map(async (row) => {
        let fault: string | null = null;
        let brands: CellBrand[] = [];
        try {
          const cell = await openCell(row, process.env);
          brands = await readCellBrands(cell).finally(cell.close);
        } catch (error) {
          if (!(error instanceof CellError)) throw error;
          fault = error.message;
        }
        return { ...row, fault, brands };
      }),
    );
  });
  if (json) {
    printJson({ cells });
    return;
  }
  const head = ['cell', 'state', 'address in', 'brand', 'is', 'host names'];
  const rows = cells.flatMap(({ name, state, addressIn, brands }) => {
    const own = [name, state, addressIn];
    if (brands.length === 0) return [[...own, '', '', '']];
    return brands.map((brand) => [...own, brand.code, brand.state, brand.domains.join(' ')]);
  });
  print(renderTable([head.map((word) => tintData('dim', word)), ...rows]));
  for (const { name, fault } of cells)
    if (fault !== null) printLine(`${tint('yellow', name)} cannot be looked into: ${fault}`);
};
