import type { Draw } from '#domain/fair/fair-draw.ts';
import { climbWorth } from '../../shared/rules/climb.ts';
import { ratioOf, type Ratio } from '../../shared/rules/ratio.ts';

/** The sides of the coin, by their number in a draw. */
export const coinSides = ['heads', 'tails'] as const;

/** A side of the coin. */
export type CoinSide = (typeof coinSides)[number];

/** A streak of this length ends and is paid: the first at or above 1,000×. */
export const COIN_FLIPS = 10;

/** All flips of a round, in order; both sides equally likely. */
export const flipCoins = (draw: Draw): CoinSide[] =>
  Array.from({ length: COIN_FLIPS }, () => coinSides[draw(2)] as CoinSide);

/**
 * What a stake is worth after so many right calls.
 *
 * @param returnSteps ten-thousandths of the stake
 */
export const coinWorth = (right: number, returnSteps: number): Ratio =>
  climbWorth(
    returnSteps,
    Array.from({ length: right }, () => ratioOf(1, 2)),
  );

/** What a player does in a round. */
export type CoinMove = { act: 'call'; side: CoinSide } | { act: 'take' };

/** A round as its player sees it. */
export interface CoinView {
  calls: CoinSide[];
  flips: CoinSide[];
  right: number;
  lost: boolean;
  worth: number;
  /** After one more right call; null when the round has ended. */
  nextWorth: number | null;
}
