import type { Draw } from '#domain/fair/fair-draw.ts';
import { countScatters, evaluateGrid, type SlotFinding, type SlotGrid } from './evaluate-grid.ts';
import { type SlotReelSet, type SlotTable, wildOf } from './slot-table.ts';

/** One spin as it was drawn: everything else follows from it. */
export interface SlotSpin {
  /** Where each strip stopped: the index of the symbol in the top row. */
  stops: readonly number[];
  multiplier: number;
  isFree: boolean;
}

/** A round: the spin that was paid for, then its free ones. */
export interface SlotRound {
  spins: readonly SlotSpin[];
}

/** A spin with what it shows and is worth. */
export interface ReadSpin extends SlotSpin, SlotFinding {
  grid: SlotGrid;
  /** Coins of this spin with its multiplier. */
  paidCoins: number;
  /** Free spins that its scatters gave, before the round's most are looked at. */
  awarded: number;
}

const reelSetOf = (table: SlotTable, isFree: boolean): SlotReelSet =>
  isFree && table.freeSpins ? table.freeSpins.reels : table.reels;

/** What lies on the reels at some stops. */
export const gridAt = (
  table: SlotTable,
  strips: readonly (readonly number[])[],
  stops: readonly number[],
): SlotGrid => {
  const wild = table.expandingWilds ? wildOf(table) : -1;
  return strips.map((strip, reel) => {
    const top = stops[reel] ?? 0;
    const shown: number[] = [];
    for (let row = 0; row < table.rows; row += 1)
      shown.push(strip[(top + row) % strip.length] ?? -1);
    return wild >= 0 && shown.includes(wild) ? shown.map(() => wild) : shown;
  });
};

/** Free spins that so many scatters give, before the round's most are looked at. */
const awardedFor = ({ freeSpins }: SlotTable, isFree: boolean, scatters: number): number => {
  if (!freeSpins || (isFree && !freeSpins.retriggers)) return 0;
  return freeSpins.awards[Math.min(scatters, freeSpins.awards.length - 1)] ?? 0;
};

const gridOf = (table: SlotTable, { isFree, stops }: SlotSpin): SlotGrid =>
  gridAt(table, reelSetOf(table, isFree).strips, stops);

/** Reads what a spin shows and is worth. */
export const readSpin = (table: SlotTable, spin: SlotSpin): ReadSpin => {
  const grid = gridOf(table, spin);
  const found = evaluateGrid(table, grid);
  return {
    ...spin,
    ...found,
    grid,
    paidCoins: found.coins * spin.multiplier,
    awarded: awardedFor(table, spin.isFree, found.scatters),
  };
};

const drawSpin = (table: SlotTable, isFree: boolean, draw: Draw): SlotSpin => {
  const { strips, multipliers } = reelSetOf(table, isFree);
  const stops = strips.map((strip) => draw(strip.length));
  if (multipliers.length === 1)
    return { stops, multiplier: multipliers[0]?.multiplier ?? 1, isFree };
  let left = draw(multipliers.reduce((sum, { weight }) => sum + weight, 0));
  const drawn = multipliers.find(({ weight }) => (left -= weight) < 0);
  return { stops, multiplier: drawn?.multiplier ?? 1, isFree };
};

/** Draws a whole round: the paid spin and, one after the other, every free spin that it brings. */
export const playSlot = (table: SlotTable, draw: Draw): SlotRound => {
  const atMost = table.freeSpins?.atMost ?? 0;
  const spins = [drawSpin(table, false, draw)];
  let freeSpins = 0;
  for (let at = 0; at < spins.length; at += 1) {
    const spin = spins[at];
    if (!spin) break;
    const awarded = awardedFor(table, spin.isFree, countScatters(table, gridOf(table, spin)));
    const more = Math.min(awarded, atMost - freeSpins);
    freeSpins += more;
    for (let count = 0; count < more; count += 1) spins.push(drawSpin(table, true, draw));
  }
  return { spins };
};

/** What a round pays in all, in coins. */
export const roundCoins = (table: SlotTable, { spins }: SlotRound): number =>
  spins.reduce((sum, spin) => sum + readSpin(table, spin).paidCoins, 0);

/**
 * What a round pays in money.
 *
 * @returns whole minor units, rounded down once for the whole round
 */
export const slotPayoutMinor = (table: SlotTable, round: SlotRound, stakeMinor: number): number =>
  Number((BigInt(stakeMinor) * BigInt(roundCoins(table, round))) / BigInt(table.coins));
