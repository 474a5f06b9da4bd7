import type { Draw } from '#domain/fair/fair-draw.ts';
import { shuffled } from '#domain/fair/shuffle.ts';
import { climbWorth, isClimbAtTop } from '../../shared/rules/climb.ts';
import { ratioOf, type Ratio } from '../../shared/rules/ratio.ts';

/** A board of five rows of five. */
export const MINES_TILES = 25;

/** How many mines a player can ask for. */
export const MINES_COUNT = { fewest: 1, most: 24 } as const;

/** Where the mines lie: tiles 0 to 24, sorted. All of them are laid before the first tile is opened. */
export const layMines = (mines: number, draw: Draw): number[] =>
  shuffled(MINES_TILES, draw, mines).toSorted((first, second) => first - second);

/** The chance of each of the first safe tiles, one after the other. */
const chancesOf = (mines: number, safe: number): Ratio[] =>
  Array.from({ length: safe }, (_, opened) =>
    ratioOf(MINES_TILES - mines - opened, MINES_TILES - opened),
  );

/**
 * What a stake is worth after so many safe tiles.
 *
 * @param returnSteps ten-thousandths of the stake
 */
export const minesWorth = (mines: number, safe: number, returnSteps: number): Ratio =>
  climbWorth(returnSteps, chancesOf(mines, safe));

/** Whether nothing is left to be opened: no safe tile, or the top of all climbing games. */
export const isMinesDone = (mines: number, safe: number, returnSteps: number): boolean =>
  safe === MINES_TILES - mines || (safe > 0 && isClimbAtTop(minesWorth(mines, safe, returnSteps)));

/** What a player does in a round. */
export type MinesMove = { act: 'open'; tile: number } | { act: 'take' };

/** A round as its player sees it. */
export interface MinesView {
  mines: number;
  /** In the order in which they were opened; the last of a lost round is a mine. */
  opened: number[];
  /** Where the mines lay; null while the round goes on. */
  laid: number[] | null;
  lost: boolean;
  /** What the stake is worth now, as a multiplier. */
  worth: number;
  /** After one more safe tile; null when there is none or the round has ended. */
  nextWorth: number | null;
}
