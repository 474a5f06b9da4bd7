import type { LiveTable } from '../live-table.ts';

/** How many beans were under the cup. */
export interface FanTanResult {
  beans: number;
}

const FEWEST = 41;
const KINDS = 40;

/** Bets and the remainders that win them. */
const wins: Record<string, readonly number[]> = {
  fan1: [1],
  fan2: [2],
  fan3: [3],
  fan4: [4],
  odd: [1, 3],
  even: [2, 4],
  low: [1, 2],
  high: [3, 4],
};

const oddsOf = (spot: string): number => (spot.startsWith('fan') ? 3.85 : 1.95);

/** Beans are taken from a heap by fours; what is left, one to four, wins. */
export const fanTanTable: LiveTable<FanTanResult, number> = {
  spots: Object.keys(wins).map((id) => ({ id, odds: oddsOf(id) })),
  draw: (draw) => ({ beans: FEWEST + draw(KINDS) }),
  factsOf: ({ beans }) => ((beans - 1) % 4) + 1,
  pays: (spot, left) => (wins[spot]?.includes(left) ? oddsOf(spot) : 0),
  ways: () => [1, 2, 3, 4].map((facts) => ({ facts, ways: 10 })),
  text: ({ beans }) => `${beans} beans, ${((beans - 1) % 4) + 1} left`,
  runMs: () => 6000,
};
