import { type Ratio, RETURN_STEPS } from './ratio.ts';

/** Odds hold at most three decimals. */
const ODDS_STEPS = 1000n;

/** What no bet pays less or more than, in thousandths: 1.010 and 500. */
const LOWEST = 1010n;
const HIGHEST = 500_000n;

/**
 * The decimal odds of a chance at a return, rounded down to three decimals, so that no bet returns
 * more than is stated.
 *
 * @param chance above 0, below 1
 * @param returnSteps ten-thousandths of the stake: 9500 is 95 percent
 * @returns null when the bet is too sure or too rare to be offered
 */
export const priceOf = ({ over, under }: Ratio, returnSteps: number): number | null => {
  if (over <= 0n || over >= under) return null;
  const thousandths = (BigInt(returnSteps) * ODDS_STEPS * under) / (BigInt(RETURN_STEPS) * over);
  if (thousandths < LOWEST || thousandths > HIGHEST) return null;
  return Number(thousandths) / Number(ODDS_STEPS);
};
