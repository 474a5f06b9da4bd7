import { ratioOf, ratioReaches, RETURN_STEPS, timesRatio, type Ratio } from './ratio.ts';

/** A round that has come to a thousand times its stake ends and is paid, in every climbing game. */
export const CLIMB_TOP = 1000;

/**
 * What a stake is worth after some right steps: the return divided by the chance of all of them,
 * exactly, so that it returns the same wherever a player stops. Before the first step the stake
 * itself.
 *
 * @param returnSteps ten-thousandths: 9900 is a return of 99 percent
 * @param chances of each step, one after the other
 */
export const climbWorth = (returnSteps: number, chances: readonly Ratio[]): Ratio =>
  chances.length === 0
    ? ratioOf(1, 1)
    : chances.reduce(
        (worth, chance) => timesRatio(worth, ratioOf(chance.under, chance.over)),
        ratioOf(returnSteps, RETURN_STEPS),
      );

/** Whether a round has come as far as it goes. */
export const isClimbAtTop = (worth: Ratio): boolean => ratioReaches(worth, CLIMB_TOP);
