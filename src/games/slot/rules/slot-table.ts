/** What a symbol is for: a wild stands for every plain one, scatters count wherever they lie. */
export type SlotRole = 'wild' | 'scatter' | 'plain';

/** One symbol; its place in the table's list is its number everywhere, also of its picture. */
export interface SlotSymbol {
  letter: string;
  role: SlotRole;
  /** Coins for n of them at place n; a scatter's are paid on the whole stake. */
  pays: readonly number[];
}

/** How wins are counted. */
export type SlotPays =
  /** Along lines: the row on each reel; from the first reel on, or from both ends. */
  | { by: 'lines'; lines: readonly (readonly number[])[]; bothWays: boolean }
  /** On neighbouring reels from the first, at any height: every combination is a way. */
  | { by: 'ways' }
  /** Anywhere: enough of a kind in sight. */
  | { by: 'anywhere' };

/** A multiplier that a spin may draw, and how often among all weights. */
export interface WeightedMultiplier {
  multiplier: number;
  weight: number;
}

/** The reels of a spin, and what its wins are multiplied with. */
export interface SlotReelSet {
  /** Numbers of symbols, in the order of each strip. */
  strips: readonly (readonly number[])[];
  multipliers: readonly WeightedMultiplier[];
}

/** What scatters give. */
export interface FreeSpinRules {
  /** Spins for n scatters at place n. */
  awards: readonly number[];
  /** Whether scatters of a free spin give more of them. */
  retriggers: boolean;
  /** No round has more free spins than this. */
  atMost: number;
  reels: SlotReelSet;
}

/** A whole slot game: its mathematics, nothing of its looks. */
export interface SlotTable {
  variant: string;
  rows: number;
  /** What one round costs, in coins; pays are in coins as well. */
  coins: number;
  symbols: readonly SlotSymbol[];
  pays: SlotPays;
  reels: SlotReelSet;
  /** A reel that shows a wild becomes wild from top to bottom. */
  expandingWilds: boolean;
  freeSpins: FreeSpinRules | null;
  /** Rounds may win the brand's pool, beside everything that is computed here. */
  hasJackpot: boolean;
  /** 1 calm to 5 wild, by the deviation of a round's return (`slot-return.test.ts`). */
  volatility: number;
}

/** Index of the wild; −1 when a table has none. */
export const wildOf = (table: SlotTable): number =>
  table.symbols.findIndex(({ role }) => role === 'wild');

/** Index of the scatter; −1 when a table has none. */
export const scatterOf = (table: SlotTable): number =>
  table.symbols.findIndex(({ role }) => role === 'scatter');

/** What n of a symbol pay: more than the table's most pay as its most. */
export const payFor = (symbol: SlotSymbol | undefined, count: number): number =>
  symbol?.pays[Math.min(count, symbol.pays.length - 1)] ?? 0;
