import type { SpotStake } from './roulette-view.ts';

/**
 * A stake shared evenly among some spots; what does not divide goes to the first ones.
 *
 * @returns none when there are more spots than minor units, or no spot
 */
export const shareStake = (stakeMinor: number, spots: readonly string[]): SpotStake[] => {
  if (spots.length === 0 || spots.length > stakeMinor) return [];
  const each = Math.floor(stakeMinor / spots.length);
  const over = stakeMinor - each * spots.length;
  return spots.map((spot, at) => ({ spot, stakeMinor: each + (at < over ? 1 : 0) }));
};
