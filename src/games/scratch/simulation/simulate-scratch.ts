import { exactNumber } from '../../shared/rules/ratio-sums.ts';
import { scratchTables } from '../rules/scratch-models.ts';
import {
  printTicket,
  SCRATCH_TICKETS,
  scratchReturn,
  ticketMultiplier,
} from '../rules/scratch-rules.ts';
import { deviationOf } from '../../shared/simulation/deviation.ts';
import type { Simulation } from '../../shared/simulation/simulation.ts';

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
