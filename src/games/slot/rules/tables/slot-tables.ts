import type { SlotTable } from '../slot-table.ts';
import { bells } from './bells.ts';
import { lanterns } from './lanterns.ts';
import { mirror } from './mirror.ts';
import { orchard } from './orchard.ts';
import { storm } from './storm.ts';
import { summit } from './summit.ts';
import { tides } from './tides.ts';
import { vault } from './vault.ts';

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
