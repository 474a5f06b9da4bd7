import * as z from 'zod/mini';
import { scratchTableNamed } from '../rules/scratch-models.ts';
import {
  printTicket,
  type ScratchTicket,
  scratchView,
  ticketMultiplier,
} from '../rules/scratch-rules.ts';
import type { GameKind } from '../../shared/server/game-kind.ts';
import { noMoves } from '../../shared/server/no-moves.ts';

/** Scratch tickets: printed when they are bought, whatever is scratched first. */
export const scratchKind: GameKind<Record<string, never>, null, ScratchTicket> = {
  kind: 'scratch',
  choice: z.strictObject({}),
  ...noMoves,
  start: ({ variant }, _, stakeMinor, draw) => {
    const table = scratchTableNamed(variant);
    const ticket = printTicket(table, draw);
    return {
      state: ticket,
      stakeMinor,
      payoutMinor: stakeMinor * ticketMultiplier(table, ticket),
    };
  },
  show: ({ variant }, ticket) => scratchView(scratchTableNamed(variant), ticket),
  summary: ({ variant }, ticket) => {
    const multiplier = ticketMultiplier(scratchTableNamed(variant), ticket);
    return multiplier === 0 ? 'no three of a kind' : `three of ${multiplier} times the stake`;
  },
};
