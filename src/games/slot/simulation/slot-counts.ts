import { fastDraw } from '#domain/fair/fast-draw.ts';
import { playSlot, roundCoins } from '../rules/play-slot.ts';
import type { SlotTable } from '../rules/slot-table.ts';
import { slotTables } from '../rules/tables/slot-tables.ts';
import type { Counts } from '../../shared/simulation/count.ts';

const ROUNDS = 150_000;

/** The standard deviation of a round's return, in stakes. */
const deviationOf = (table: SlotTable): number => {
  const draw = fastDraw(20_261_121);
  let [sum, squares] = [0, 0];
  for (let round = 0; round < ROUNDS; round += 1) {
    const paid = roundCoins(table, playSlot(table, draw)) / table.coins;
    sum += paid;
    squares += paid * paid;
  }
  return Math.sqrt(squares / ROUNDS - (sum / ROUNDS) ** 2);
};

/** How far the rounds of every slot lie from their mean, by playing many. */
export const slotCounts: Counts = Object.fromEntries(
  slotTables.map((table) => [table.variant, () => deviationOf(table)]),
);
