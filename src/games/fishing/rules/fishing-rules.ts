import type { Draw } from '#domain/fair/fair-draw.ts';
import { RETURN_STEPS } from '../../shared/rules/ratio.ts';

/** The fish of every water: what each pays for one shot, stake included. */
export const fishPrices = {
  sprat: 2,
  crab: 3,
  puffer: 5,
  seahorse: 8,
  turtle: 12,
  octopus: 20,
  shark: 50,
  whale: 120,
} as const;

export type Fish = keyof typeof fishPrices;

/** All fish, the cheapest first. */
export const fishes = Object.keys(fishPrices) as Fish[];

/** One round is a volley of at most so many shots. */
export const MAX_SHOTS = 10;

/** Return of each water in ten-thousandths of the stake; the same for every fish. */
export const fishingReturns = { reef: 9700, deep: 9600, storm: 9550 } as const;

export type FishingWater = keyof typeof fishingReturns;

/**
 * Whether a shot lands its fish: the return divided by the price, exactly, so that every fish
 * returns the same.
 */
export const drawCatch = (fish: Fish, returnSteps: number, draw: Draw): boolean =>
  draw(RETURN_STEPS * fishPrices[fish]) < returnSteps;

/** What one shot costs when the stake is shared by a volley; null when it cannot be shared evenly. */
export const shotMinor = (stakeMinor: number, shots: number): number | null =>
  Number.isInteger(shots) && shots >= 1 && shots <= MAX_SHOTS && stakeMinor % shots === 0
    ? stakeMinor / shots
    : null;

/** What a volley pays, whole minor units. */
export const volleyPaysMinor = (
  perShotMinor: number,
  shots: readonly { fish: Fish; caught: boolean }[],
): number =>
  shots.reduce((sum, { fish, caught }) => sum + (caught ? perShotMinor * fishPrices[fish] : 0), 0);
