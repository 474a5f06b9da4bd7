import type { Scored } from '../../shared/rules/cards/three-card-score.ts';

/** The 28 stones from double blank to double six: both halves of each. */
export const DOMINOES: readonly (readonly [number, number])[] = Array.from(
  { length: 7 },
  (_, high) => Array.from({ length: high + 1 }, (_low, low) => [low, high] as const),
).flat();

/** The halves of a stone. */
export const dominoOf = (stone: number): readonly [number, number] => DOMINOES[stone] ?? [0, 0];

/** Two stones: two doubles are the best, else the last digit of all pips counts. */
export const dominoScore = (hand: readonly number[]): Scored => {
  const stones = hand.map(dominoOf);
  const pips = stones.reduce((sum, [low, high]) => sum + low + high, 0);
  if (stones.every(([low, high]) => low === high)) return { name: 'doubles', score: 10 };
  return { name: `points${pips % 10}`, score: pips % 10 };
};
