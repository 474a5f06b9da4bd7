import type { LiveTable } from '../live-table.ts';

/** Four discs, each red or white side up. */
export interface XocDiaResult {
  red: readonly boolean[];
}

/** Bets, the numbers of red discs that win them, and what they pay, stake included. */
const bets: Record<string, { red: readonly number[]; odds: number }> = {
  even: { red: [0, 2, 4], odds: 1.96 },
  odd: { red: [1, 3], odds: 1.96 },
  red4: { red: [4], odds: 15.5 },
  red3: { red: [3], odds: 3.9 },
  red1: { red: [1], odds: 3.9 },
  red0: { red: [0], odds: 15.5 },
};

const WAYS = [1, 4, 6, 4, 1];

/** Four discs are shaken in a bowl; the bets are on how many show red. */
export const xocDiaTable: LiveTable<XocDiaResult, number> = {
  spots: Object.entries(bets).map(([id, { odds }]) => ({ id, odds })),
  draw: (draw) => ({ red: [0, 1, 2, 3].map(() => draw(2) === 1) }),
  factsOf: ({ red }) => red.filter(Boolean).length,
  pays: (spot, red) => (bets[spot]?.red.includes(red) ? bets[spot].odds : 0),
  ways: () => WAYS.map((ways, facts) => ({ facts, ways })),
  text: ({ red }) => `${red.filter(Boolean).length} of four discs red`,
  runMs: () => 5000,
};
