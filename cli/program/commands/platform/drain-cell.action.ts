import { openCell, readCellBrands, readCells, setCellState } from '#platform/app/cells/cells.ts';
import type { DeciderOption } from '../../options/actor.option.ts';
import type { JsonOption } from '../../options/json.option.ts';
import { printJson, printLine } from '../../../base/terminal/print.ts';
import { noteDecision, withFirstCell } from './open-cells.ts';

/**
 * Lets no more brands move to a cell, or lets them again.
 *
 * @throws {InputError} when there is no such cell
 */
export const run = async (
  name: string,
  { open = false, json = false, ...decider }: JsonOption & DeciderOption & { open?: boolean },
): Promise<void> => {
  const state = open ? 'open' : 'draining';
  const brands = await withFirstCell(async (first) => {
    const noted = { action: 'cell.drain', subject: `cell ${name}`, facts: { state } } as const;
    await noteDecision(first, decider, noted);
    await setCellState(first, name, state);
    const row = (await readCells(first.pool)).find((each) => each.name === name);
    if (!row) return [];
    const cell = await openCell(row, process.env);
    return readCellBrands(cell).finally(cell.close);
  });
  const left = brands.filter((brand) => brand.state !== 'gone').map(({ code }) => code);
  if (json) printJson({ name, state, brands: left });
  else if (open) printLine(`The cell ${name} takes brands again.`);
  else
    printLine(
      left.length === 0
        ? `The cell ${name} takes no brands, and has none.`
        : `The cell ${name} takes no more brands. Still there: ${left.join(', ')}; move each by \`livery platform move <brand> <cell>\`.`,
    );
};
