import type { Draw } from '#domain/fair/fair-draw.ts';
import { shuffled } from '#domain/fair/shuffle.ts';
import { climbWorth } from '../../shared/rules/climb.ts';
import { ratioOf, type Ratio } from '../../shared/rules/ratio.ts';

/** One way up: how wide each floor is, how many of its tiles hold, and how many floors there are. */
export interface TowerPath {
  tiles: number;
  safe: number;
  floors: number;
}

/** The ways up, from the gentlest to the steepest; each ends below or just above 1,000×. */
export const towerPaths = {
  gentle: { tiles: 4, safe: 3, floors: 9 },
  steady: { tiles: 3, safe: 2, floors: 9 },
  steep: { tiles: 2, safe: 1, floors: 9 },
  bold: { tiles: 3, safe: 1, floors: 6 },
  wild: { tiles: 4, safe: 1, floors: 5 },
} as const satisfies Record<string, TowerPath>;

/** A way up. */
export type TowerPathName = keyof typeof towerPaths;

/** The tiles of every floor that do not hold, sorted; all are drawn before the first step. */
export const drawTower = ({ tiles, safe, floors }: TowerPath, draw: Draw): number[][] =>
  Array.from({ length: floors }, () =>
    shuffled(tiles, draw, tiles - safe).toSorted((first, second) => first - second),
  );

/**
 * What a stake is worth on a floor.
 *
 * @param floor how many floors were climbed; 0 is the ground
 * @param returnSteps ten-thousandths of the stake
 */
export const towerWorth = ({ tiles, safe }: TowerPath, floor: number, returnSteps: number): Ratio =>
  climbWorth(
    returnSteps,
    Array.from({ length: floor }, () => ratioOf(safe, tiles)),
  );

/** What a player does in a round. */
export type TowerMove = { act: 'step'; tile: number } | { act: 'take' };

/** A round as its player sees it. */
export interface TowerView {
  path: TowerPathName;
  /** The tiles that were stepped on, from the lowest floor. */
  steps: number[];
  /** The loose tiles of the floors that may be seen. */
  loose: number[][];
  lost: boolean;
  worth: number;
}
