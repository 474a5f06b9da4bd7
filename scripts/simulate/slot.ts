import { exactNumber } from '#domain/games/ratio-sums.ts';
import { playSlot, roundCoins } from '#domain/games/slot/play-slot.ts';
import { slotReturn } from '#domain/games/slot/slot-return.ts';
import { slotTables } from '#domain/games/slot/tables/slot-tables.ts';
import type { Simulation } from './simulation.ts';

/** Whole rounds with their free spins; the brand's pool is left out on both sides. */
export const simulateSlots = (): readonly Simulation[] =>
  slotTables.map((table) => ({
    kind: 'slot',
    variant: table.variant,
    exactReturn: exactNumber(slotReturn(table).total),
    play: (draw) => roundCoins(table, playSlot(table, draw)) / table.coins,
  }));
