import { fastDraw } from '#domain/fair/fast-draw.ts';
import { playSlot, roundCoins } from '#domain/games/slot/play-slot.ts';
import type { SlotTable } from '#domain/games/slot/slot-table.ts';
import { slotTables } from '#domain/games/slot/tables/slot-tables.ts';
import type { Counts } from './count.ts';

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
export const deviationCounts: Counts = Object.fromEntries(
  slotTables.map((table) => [table.variant, () => deviationOf(table)]),
);
