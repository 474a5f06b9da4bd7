import type { OpenCell } from './cell.ts';
import { shareDraws } from './share-draws.ts';
import { type Shared, shareExclusions } from './share-exclusions.ts';
import { bringCatalogue, type BrandsShared, shareBrands } from './share-reference.ts';

/** What one look tells the next, so that nothing is read twice; null before the first. */
export interface ShareMemory {
  exclusions: Shared | null;
  brands: BrandsShared | null;
}

/** What a look at all cells came to. */
export interface CellsShared {
  /** Exclusions that were written. */
  written: number;
  draws: { brought: number; heard: number };
  /** Rows of the catalogue, and brands that have left a cell, of which there was news. */
  catalogue: number;
  brands: number;
  faults: string[];
  memory: ShareMemory;
}

/**
 * Makes the same in all cells what has to be: draws, exclusions, catalogue, host names. May end anywhere and be done by several
 * at once. What fails is said and keeps nothing else from its turn.
 *
 * @param cells those that can be reached, the first one first
 * @param isAll whether these are all
 */
export const shareCells = async (
  cells: readonly OpenCell[],
  isAll: boolean,
  memory: ShareMemory,
): Promise<CellsShared> => {
  const [first, ...others] = cells;
  if (!first) throw new Error('the first cell is not among the cells');
  const faults: string[] = [];
  const told = async <Value>(
    what: string,
    work: Promise<Value>,
    otherwise: Value,
  ): Promise<Value> => {
    try {
      return await work;
    } catch (error) {
      faults.push(`${what}: ${error instanceof Error ? error.message : String(error)}`);
      return otherwise;
    }
  };
  const none = { brought: 0, heard: 0, faults: [] };
  const { faults: drawFaults, ...draws } = await told('Draws', shareDraws(first, others), none);
  faults.push(...drawFaults);
  const exclusions = await told('Exclusions', shareExclusions(cells, isAll, memory.exclusions), {
    written: 0,
    shared: memory.exclusions,
  });
  let catalogue = 0;
  for (const other of others)
    catalogue += await told(
      `The catalogue of the cell ${other.name}`,
      bringCatalogue(first, other),
      0,
    );
  const brands = await told('Host names', shareBrands(cells, isAll, memory.brands), {
    written: 0,
    shared: memory.brands,
  });
  return {
    written: exclusions.written,
    draws,
    catalogue,
    brands: brands.written,
    faults,
    memory: { exclusions: exclusions.shared, brands: brands.shared },
  };
};
