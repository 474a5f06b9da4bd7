import * as z from 'zod/mini';
import { playSlot, type SlotRound, slotPayoutMinor } from '../rules/play-slot.ts';
import { isJackpot } from '../rules/slot-jackpot.ts';
import { slotTableNamed } from '../rules/tables/slot-tables.ts';
import { slotView } from '../rules/slot-view.ts';
import type { GameKind } from '../../shared/server/game-kind.ts';
import { noMoves } from '../../shared/server/no-moves.ts';

interface SlotState extends SlotRound {
  isJackpot: boolean;
}

const summaryOf = (spins: number, times: number, jackpot: boolean): string => {
  const free = spins === 1 ? '' : `, ${spins - 1} free spins`;
  return `paid ${times.toFixed(2)} times the stake${free}${jackpot ? ', jackpot' : ''}`;
};

/** Slots: one spin and every free spin that it brings, all drawn at once. */
export const slotKind: GameKind<Record<string, never>, null, SlotState> = {
  kind: 'slot',
  choice: z.strictObject({}),
  ...noMoves,
  start: ({ variant }, _, stakeMinor, draw) => {
    const table = slotTableNamed(variant);
    const round = playSlot(table, draw);
    const jackpot = table.hasJackpot && isJackpot(stakeMinor, draw);
    return {
      state: { ...round, isJackpot: jackpot },
      stakeMinor,
      // Who wins the pool wins the round: its stake comes back at least.
      payoutMinor: Math.max(slotPayoutMinor(table, round, stakeMinor), jackpot ? stakeMinor : 0),
      ...(jackpot && { jackpot }),
    };
  },
  show: ({ variant }, state) => slotView(slotTableNamed(variant), state, state.isJackpot),
  summary: ({ variant }, state) => {
    const { coins, paidCoins } = slotView(slotTableNamed(variant), state, state.isJackpot);
    return summaryOf(state.spins.length, paidCoins / coins, state.isJackpot);
  },
};
