import type {
  FreeSpinRules,
  SlotPays,
  SlotReelSet,
  SlotRole,
  SlotTable,
  WeightedMultiplier,
} from './slot-table.ts';

/** What so many of a symbol pay, in coins: `{ 3: 5, 4: 20, 5: 100 }`. */
type WrittenPays = Readonly<Record<number, number>>;

interface WrittenReels {
  /** One text a reel, one letter a symbol. */
  strips: readonly string[];
  /** Weights by multiplier: `{ 2: 70, 5: 30 }`; always 1 when left out. */
  multipliers?: Readonly<Record<number, number>>;
}

/** A slot as a person writes it. W is the wild and S the scatter; others are plain. */
export interface WrittenSlot {
  variant: string;
  volatility: number;
  rows: number;
  coins: number;
  pays: SlotPays;
  /** By letter; their order is the order of their pictures. */
  symbols: Readonly<Record<string, WrittenPays>>;
  reels: WrittenReels;
  expandingWilds?: boolean;
  freeSpins?: {
    awards: WrittenPays;
    retriggers: boolean;
    atMost: number;
    reels: WrittenReels;
  };
  hasJackpot?: boolean;
}

const roles: Readonly<Record<string, SlotRole>> = { W: 'wild', S: 'scatter' };

/** From `{ 3: 5, 5: 20 }` to a list: four pay what three do. */
const stairs = (written: WrittenPays): number[] => {
  const most = Math.max(0, ...Object.keys(written).map(Number));
  const steps: number[] = [];
  for (let count = 0; count <= most; count += 1)
    steps.push(written[count] ?? steps[count - 1] ?? 0);
  return steps;
};

const weighted = (written: Readonly<Record<number, number>>): WeightedMultiplier[] =>
  Object.entries(written).map(([multiplier, weight]) => ({
    multiplier: Number(multiplier),
    weight,
  }));

/**
 * Turns a written slot into a table.
 *
 * @throws {Error} when a strip has a letter that is no symbol
 */
export const slotFrom = (written: WrittenSlot): SlotTable => {
  const letters = Object.keys(written.symbols);
  const numbered = (strip: string): number[] =>
    Array.from(strip, (letter) => {
      const symbol = letters.indexOf(letter);
      if (symbol < 0) throw new Error(`${written.variant} has no symbol ${letter}`);
      return symbol;
    });
  const reelSet = ({ strips, multipliers = { 1: 1 } }: WrittenReels): SlotReelSet => ({
    strips: strips.map(numbered),
    multipliers: weighted(multipliers),
  });
  const free = written.freeSpins;
  const freeSpins: FreeSpinRules | null = free
    ? { ...free, awards: stairs(free.awards), reels: reelSet(free.reels) }
    : null;
  return {
    variant: written.variant,
    volatility: written.volatility,
    rows: written.rows,
    coins: written.coins,
    pays: written.pays,
    symbols: letters.map((letter) => ({
      letter,
      role: roles[letter] ?? 'plain',
      pays: stairs(written.symbols[letter] ?? {}),
    })),
    reels: reelSet(written.reels),
    expandingWilds: written.expandingWilds ?? false,
    freeSpins,
    hasJackpot: written.hasJackpot ?? false,
  };
};
