import type { Draw } from '#domain/fair/fair-draw.ts';
import { ratioOf, type Ratio } from '../../shared/rules/ratio.ts';

/** How many rows of pins a board can have. */
export const plinkoRows = [8, 12, 16] as const;

/** A height of the board. */
export type PlinkoRows = (typeof plinkoRows)[number];

/** How far the pockets differ. */
export const plinkoRisks = ['low', 'medium', 'high'] as const;

/** How far the pockets differ: low, medium or high. */
export type PlinkoRisk = (typeof plinkoRisks)[number];

/** Pockets from the edge to the middle, in hundredths of the stake; the other half mirrors them. */
const halves: Readonly<Record<PlinkoRows, Record<PlinkoRisk, readonly number[]>>> = {
  8: {
    low: [550, 250, 130, 77, 62],
    medium: [1300, 340, 130, 62, 44],
    high: [2900, 420, 110, 42, 28],
  },
  12: {
    low: [1000, 500, 280, 170, 110, 74, 58],
    medium: [3300, 1200, 450, 200, 98, 56, 40],
    high: [17_000, 2900, 600, 180, 64, 36, 25],
  },
  16: {
    low: [1600, 900, 550, 350, 210, 120, 98, 76, 63],
    medium: [11_000, 4000, 1550, 650, 290, 130, 83, 52, 41],
    high: [100_000, 17_500, 3700, 900, 280, 90, 51, 36, 30],
  },
};

/** What each pocket pays, from left to right, in hundredths of the stake. */
export const plinkoPockets = (rows: PlinkoRows, risk: PlinkoRisk): number[] => {
  const half = halves[rows][risk];
  return [...half, ...half.slice(0, -1).toReversed()];
};

/** The way of a ball: at every row 0 to the left, 1 to the right, both equally likely. */
export const dropBall = (rows: PlinkoRows, draw: Draw): number[] =>
  Array.from({ length: rows }, () => draw(2));

/** The pocket that a way ends in, counted from the left. */
export const plinkoPocket = (way: readonly number[]): number =>
  way.reduce((right, step) => right + step, 0);

/** In how many of the 2^rows ways a ball comes to a pocket. */
export const plinkoWays = (rows: number, pocket: number): bigint => {
  let ways = 1n;
  for (let at = 1; at <= pocket; at += 1) ways = (ways * BigInt(rows - at + 1)) / BigInt(at);
  return ways;
};

/** The exact return of a board: every way of the ball counted with what its pocket pays. */
export const plinkoReturn = (rows: PlinkoRows, risk: PlinkoRisk): Ratio =>
  ratioOf(
    plinkoPockets(rows, risk).reduce(
      (sum, pays, pocket) => sum + plinkoWays(rows, pocket) * BigInt(pays),
      0n,
    ),
    100n * 2n ** BigInt(rows),
  );

/** What a player chooses. */
export interface PlinkoChoice {
  rows: PlinkoRows;
  risk: PlinkoRisk;
}

/** A round as its player sees it. */
export interface PlinkoView extends PlinkoChoice {
  way: number[];
  pocket: number;
  /** Hundredths of the stake. */
  pays: number;
}
