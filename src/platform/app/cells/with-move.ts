import { ask, CellError, type MovedBrand, type OpenCell, readState } from './cell.ts';
import { openCell, readCells } from './cells.ts';
import { holdMove } from './hold-move.ts';

/** A brand and the two cells that it goes between; one of them may be the first. */
export interface Ends {
  brand: MovedBrand;
  first: OpenCell;
  source: OpenCell;
  target: OpenCell;
}

const findBrand = async ({ pool }: OpenCell, code: string): Promise<MovedBrand> => {
  const [brand] = await ask<MovedBrand>(pool, 'select id, code from merchant where code = $1', [
    code,
  ]);
  if (!brand)
    throw new CellError(`The first cell has no brand ${code}: start its platform once with it.`);
  return brand;
};

/**
 * Opens the cells, finds where a brand is, and holds it for some work.
 *
 * @param first the cell of DATABASE_URL
 * @param env where the addresses of the others stand
 * @param to the cell that it goes to; of a brand that has gone there, the one that it came from is the source
 * @throws {CellError} when brand or cell is unknown, the cell takes no brands, or somebody else moves it
 */
export const withMove = async <Value>(
  first: OpenCell,
  { code, to, env }: { code: string; to: string; env: NodeJS.ProcessEnv },
  work: (ends: Ends) => Promise<Value>,
): Promise<Value> => {
  const rows = await readCells(first.pool);
  const row = rows.find(({ name }) => name === to);
  if (!row)
    throw new CellError(
      `There is no cell ${to} (there are: ${rows.map(({ name }) => name).join(', ')}); \`livery platform cells add ${to}\` makes one.`,
    );
  const brand = await findBrand(first, code);
  const opened = await Promise.all(rows.map((each) => openCell(each, env)));
  try {
    const target = opened.find(({ name }) => name === to);
    const source = await findSource(opened, brand, to);
    if (!target || !source)
      throw new CellError(`${code} is in the cell ${to}, and came from nowhere else.`);
    if (row.state === 'draining' && (await readState(source, brand)).state === 'here')
      throw new CellError(`The cell ${to} takes no brands: it is being drained.`);
    return await holdMove(first.pool, brand, () => work({ brand, first, source, target }));
  } finally {
    await Promise.all(opened.map(({ close }) => close()));
  }
};

/** Where the brand is written, or was before it went to the target. */
const findSource = async (
  cells: readonly OpenCell[],
  brand: MovedBrand,
  to: string,
): Promise<OpenCell | undefined> => {
  const states = await Promise.all(
    cells.map(async (cell) => ({ cell, ...(await readState(cell, brand)) })),
  );
  const others = states.filter(({ cell }) => cell.name !== to);
  const home = others.find(({ state }) => state !== 'gone' && state !== 'arriving');
  return (home ?? others.find(({ state, otherCell }) => state === 'gone' && otherCell === to))
    ?.cell;
};
