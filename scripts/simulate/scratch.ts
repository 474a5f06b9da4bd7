import { exactNumber } from '#domain/games/ratio-sums.ts';
import { scratchTables } from '#domain/games/scratch/scratch-models.ts';
import {
  printTicket,
  SCRATCH_TICKETS,
  scratchReturn,
  ticketMultiplier,
} from '#domain/games/scratch/scratch-rules.ts';
import { deviationOf } from './deviation.ts';
import type { Simulation } from './simulation.ts';

/** Printed tickets of every series. */
export const simulateScratch = (): readonly Simulation[] =>
  scratchTables.map((table) => ({
    kind: 'scratch',
    variant: table.variant,
    exactReturn: exactNumber(scratchReturn(table)),
    deviation: deviationOf(
      table.prizes.map(({ multiplier, tickets }) => [multiplier, tickets / SCRATCH_TICKETS]),
    ),
    play: (draw) => ticketMultiplier(table, printTicket(table, draw)),
  }));
