import type { LiveTable, Spot } from '../../live-table/rules/live-table.ts';

/** What a wheel of 37 pockets comes to. */
export interface RouletteResult {
  /** 0 to 36. */
  number: number;
}

/** The numbers as they stand around a wheel with one zero, clockwise. */
export const rouletteWheel: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
];

const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

/** A pocket's color. */
export const rouletteColor = (number: number): 'green' | 'red' | 'black' =>
  number === 0 ? 'green' : reds.has(number) ? 'red' : 'black';

/** The bets on many numbers; zero belongs to none of them. */
const groups: Record<string, (number: number) => boolean> = {
  red: (number) => reds.has(number),
  black: (number) => !reds.has(number),
  even: (number) => number % 2 === 0,
  odd: (number) => number % 2 === 1,
  low: (number) => number <= 18,
  high: (number) => number > 18,
  dozen1: (number) => number <= 12,
  dozen2: (number) => number > 12 && number <= 24,
  dozen3: (number) => number > 24,
  column1: (number) => number % 3 === 1,
  column2: (number) => number % 3 === 2,
  column3: (number) => number % 3 === 0,
};

const isThird = (spot: string): boolean => /dozen|column/u.test(spot);

const spots: readonly Spot[] = [
  ...Array.from({ length: 37 }, (_, number) => ({ id: `n${number}`, odds: 36 })),
  ...Object.keys(groups).map((id) => ({ id, odds: isThird(id) ? 3 : 2 })),
];

/** Roulette with a single zero: every bet returns 36 of 37. */
export const rouletteTable: LiveTable<RouletteResult, number> = {
  spots,
  draw: (draw) => ({ number: draw(37) }),
  factsOf: ({ number }) => number,
  pays: (spot, number) => {
    if (spot.startsWith('n')) return spot === `n${number}` ? 36 : 0;
    if (number === 0 || !groups[spot]?.(number)) return 0;
    return isThird(spot) ? 3 : 2;
  },
  ways: () => Array.from({ length: 37 }, (_, number) => ({ facts: number, ways: 1 })),
  text: ({ number }) => `${number} ${rouletteColor(number)}`,
  runMs: () => 7000,
};
