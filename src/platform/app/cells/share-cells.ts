import { setTimeout as wait } from 'node:timers/promises';
import type { OpenCell } from './cell.ts';
import { restoreExclusions } from './exclusions.ts';
import { copyBrands } from './reference.ts';
import { shareDraws } from './share-draws.ts';
import { noteExclusionsLevel, type Shared, shareExclusions } from './share-exclusions.ts';
import { bringCatalogue, type BrandsShared, noteClaims, shareBrands } from './share-reference.ts';

/** What one look tells the next, so that nothing is read twice. */
export interface ShareMemory {
  exclusions: Shared;
  brands: BrandsShared;
  /** The cells in which what they had lost was written again: each by the first look that reaches it. */
  restored: Set<string>;
}

/** That of somebody who has not looked yet. */
export const noShareMemory = (): ShareMemory => ({
  exclusions: new Map(),
  brands: new Map(),
  restored: new Set(),
});

/** What a look at all cells came to. */
export interface CellsShared {
  /** Exclusions that were written. */
  written: number;
  draws: { brought: number; heard: number };
  /** Rows of the catalogue, and brands that have left a cell, of which there was news. */
  catalogue: number;
  brands: number;
  faults: string[];
  /** The cells that were not waited for any longer, by their names; each ends when its cell has answered. */
  pending: ReadonlyMap<string, Promise<void>>;
}

/** What all parts of a look add to. */
interface Look extends Omit<CellsShared, 'pending'> {
  cells: readonly OpenCell[];
  first: OpenCell;
  isAll: boolean;
  memory: ShareMemory;
  /** Ends once what cells have lost is written again, as far as they have answered. */
  restored: Promise<unknown>;
}

/** What is said of a cell that is not waited for. */
export const silentText = (name: string): string =>
  `The cell ${name} does not answer: it is left out until it does.`;

const faultText = (what: string, error: unknown): string =>
  `${what}: ${error instanceof Error ? error.message : String(error)}`;

/** Does a part; what fails is said, and the next part is done all the same. @returns whether it went well */
const tryPart = async (
  { faults }: Pick<Look, 'faults'>,
  what: string,
  work: () => Promise<unknown>,
): Promise<boolean> => {
  try {
    await work();
    return true;
  } catch (error) {
    faults.push(faultText(what, error));
    return false;
  }
};

/** Draws and catalogue, which are the first cell's. */
const followFirst = async (look: Look, other: OpenCell): Promise<void> => {
  const { first, draws } = look;
  await tryPart(look, `The draws of the cell ${other.name}`, async () => {
    const { faults, brought, heard } = await shareDraws(first, [other]);
    look.faults.push(...faults);
    draws.brought += brought;
    draws.heard += heard;
  });
  await tryPart(look, `The catalogue of the cell ${other.name}`, async () => {
    look.catalogue += await bringCatalogue(first, other);
  });
};

/** Exclusions and brands, from every other cell; one that cannot be read keeps none from being heard. */
const hearAll = async (look: Look, target: OpenCell): Promise<void> => {
  const { cells, first, isAll, memory, restored } = look;
  if (target !== first)
    await tryPart(look, `Brands for the cell ${target.name}`, () => copyBrands(first, target));
  await restored;
  let isLevel = isAll;
  for (const source of cells.filter((cell) => cell !== target)) {
    const way = `from the cell ${source.name} to ${target.name}`;
    const isHeard = await tryPart(look, `Exclusions ${way}`, async () => {
      look.written += await shareExclusions(source, target, memory.exclusions);
    });
    isLevel &&= isHeard;
    await tryPart(look, `Host names ${way}`, async () => {
      look.brands += await shareBrands(source, target, memory.brands);
    });
  }
  if (isLevel)
    await tryPart(look, `Exclusions of the cell ${target.name}`, () => noteExclusionsLevel(target));
};

/** Whether it ended in time; null waits for it. */
const endsWithin = async (work: Promise<unknown>, ms: number | null): Promise<boolean> => {
  if (ms === null) return work.then(() => true);
  const late = new AbortController();
  const isLate = wait(ms, false, { signal: late.signal }).catch(() => false);
  return Promise.race([work.then(() => true), isLate]).finally(() => late.abort());
};

/** Writes again what cells have lost, once in each. */
const restoreAll = async (look: Pick<Look, 'cells' | 'memory' | 'faults' | 'written'>) => {
  const { restored } = look.memory;
  const restore = (cell: OpenCell) =>
    tryPart(look, `Exclusions of the cell ${cell.name}`, async () => {
      look.written += await restoreExclusions(cell);
      restored.add(cell.name);
    });
  await Promise.all(look.cells.filter(({ name }) => !restored.has(name)).map(restore));
};

/**
 * Makes the same in all cells what has to be: draws, exclusions, catalogue, host names. May end anywhere and be done by several
 * at once. Each cell has its turn by itself: one that fails, or gives no answer, keeps nothing from any other.
 *
 * @param cells those that can be reached, the first one first
 * @param isAll whether these are all
 * @param memory of the looks before; this one notes there what it has read
 * @param withinMs how long a cell is waited for; null: until it has answered
 */
export const shareCells = async (
  cells: readonly OpenCell[],
  isAll: boolean,
  memory: ShareMemory,
  withinMs: number | null = null,
): Promise<CellsShared> => {
  const [first] = cells;
  if (!first) throw new Error('the first cell is not among the cells');
  const sums = { written: 0, draws: { brought: 0, heard: 0 }, catalogue: 0, brands: 0 };
  const look: Look = {
    ...sums,
    faults: [],
    cells,
    first,
    isAll,
    memory,
    restored: Promise.resolve(),
  };
  look.restored = endsWithin(restoreAll(look), withinMs && withinMs / 2);
  const pending = new Map<string, Promise<void>>();
  await Promise.all(
    cells.map(async (cell) => {
      const turn = (cell === first ? Promise.resolve() : followFirst(look, cell)).then(() =>
        hearAll(look, cell),
      );
      if (await endsWithin(turn, withinMs)) return;
      pending.set(cell.name, turn);
      look.faults.push(silentText(cell.name));
    }),
  );
  if (isAll && pending.size === 0) await tryPart(look, 'Host names', () => noteClaims(cells));
  const { written, draws, catalogue, brands, faults } = look;
  return { written, draws, catalogue, brands, faults: [...faults], pending };
};
