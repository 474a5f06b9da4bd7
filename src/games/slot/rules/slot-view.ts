import { cellsOf, type SlotCell, type SlotGrid, type SlotWin } from './evaluate-grid.ts';
import { readSpin, type SlotRound } from './play-slot.ts';
import { scatterOf, type SlotTable } from './slot-table.ts';

/** One spin as its player sees it. */
export interface SlotSpinView {
  grid: SlotGrid;
  wins: readonly SlotWin[];
  /** Where scatters lie that gave free spins. */
  scatters: readonly SlotCell[];
  multiplier: number;
  isFree: boolean;
  /** What the spin pays with its multiplier; the stake is `SlotView.coins`. */
  paidCoins: number;
  /** Free spins that it brought. */
  awarded: number;
}

/** A round as its player sees it, also when it is shown again. */
export interface SlotView {
  /** What the round cost, in coins. */
  coins: number;
  /** What it pays in all, in coins. */
  paidCoins: number;
  spins: readonly SlotSpinView[];
  isJackpot: boolean;
}

/** Reads everything that a round showed out of what was drawn for it. */
export const slotView = (table: SlotTable, round: SlotRound, isJackpot: boolean): SlotView => {
  const scatter = scatterOf(table);
  let left = table.freeSpins?.atMost ?? 0;
  const spins = round.spins.map((spin): SlotSpinView => {
    const read = readSpin(table, spin);
    const awarded = Math.min(read.awarded, left);
    left -= awarded;
    return {
      grid: read.grid,
      wins: read.wins,
      scatters: awarded === 0 ? [] : cellsOf(read.grid, [scatter]),
      multiplier: spin.multiplier,
      isFree: spin.isFree,
      paidCoins: read.paidCoins,
      awarded,
    };
  });
  return {
    coins: table.coins,
    paidCoins: spins.reduce((sum, { paidCoins }) => sum + paidCoins, 0),
    spins,
    isJackpot,
  };
};
