import { exactNumber } from '../../shared/rules/ratio-sums.ts';
import { playSlot, roundCoins } from '../rules/play-slot.ts';
import { slotReturn } from '../rules/slot-return.ts';
import { slotTables } from '../rules/tables/slot-tables.ts';
import type { Simulation } from '../../shared/simulation/simulation.ts';

/** Whole rounds with their free spins; the brand's pool is left out on both sides. */
export const simulateSlot = (): readonly Simulation[] =>
  slotTables.map((table) => ({
    kind: 'slot',
    variant: table.variant,
    exactReturn: exactNumber(slotReturn(table).total),
    play: (draw) => roundCoins(table, playSlot(table, draw)) / table.coins,
  }));
