import type { SlotTable } from './slot-table.ts';
import { bells } from './tables/bells.ts';
import { lanterns } from './tables/lanterns.ts';
import { mirror } from './tables/mirror.ts';
import { orchard } from './tables/orchard.ts';
import { storm } from './tables/storm.ts';
import { summit } from './tables/summit.ts';
import { tides } from './tables/tides.ts';
import { vault } from './tables/vault.ts';

/** Every slot that this project has. */
export const slotTables: readonly SlotTable[] = [
  lanterns,
  orchard,
  summit,
  bells,
  tides,
  mirror,
  storm,
  vault,
];

/**
 * The slot of a name.
 *
 * @throws {RangeError} when there is none
 */
export const slotTableNamed = (variant: string): SlotTable => {
  const table = slotTables.find((one) => one.variant === variant);
  if (!table) throw new RangeError(`There is no slot called ${variant}`);
  return table;
};
