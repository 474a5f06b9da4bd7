import type { Draw } from '#domain/fair/fair-draw.ts';

/**
 * Stakes of this many minor units in all win the pool once on average. At the pool's first amount
 * (31,000,000.00, specification 9) that is worth 0.62 percent of the stakes, which the stated
 * return leaves out: it is the players' own half percent (domain rules, section 5) coming back.
 */
export const JACKPOT_STAKES_MINOR = 500_000_000_000;

const FIRST = 50_000;
const SECOND = JACKPOT_STAKES_MINOR / FIRST;

/**
 * Whether a round wins the pool; twice the stake, twice the chance. Two numbers, for one word of a
 * draw is too short.
 */
export const isJackpot = (stakeMinor: number, draw: Draw): boolean => {
  const isFirst = draw(FIRST) === 0;
  // Both are always drawn, so that a round takes the same numbers whether it wins or not.
  return draw(SECOND) < stakeMinor && isFirst;
};
