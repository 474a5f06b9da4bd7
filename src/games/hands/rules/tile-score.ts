import type { Scored } from '../../shared/rules/cards/three-card-score.ts';

/** Four each of one to nine circles and of the white tile. */
export const TILES = 40;

/** Circles of a tile; 0 is the white one. */
export const tileOf = (tile: number): number => Math.floor(tile / 4);

/** Two tiles: a pair is the best, the white one above all; else the last digit of the circles. */
export const tileScore = (hand: readonly number[]): Scored => {
  const [first = 0, second = 0] = hand.map(tileOf);
  if (first === second) return { name: `pair${first}`, score: 20 + (first === 0 ? 10 : first) };
  const points = (first + second) % 10;
  return { name: `points${points}`, score: points };
};
