import type { Draw } from '#domain/fair/fair-draw.ts';
import { DECK, rankOf } from '../../shared/rules/cards/card.ts';
import { climbWorth } from '../../shared/rules/climb.ts';
import { ratioOf, type Ratio } from '../../shared/rules/ratio.ts';

const RANKS = 13;

/** As many cards are drawn before the first call; who has called or passed them all is paid. */
export const HILO_CARDS = 40;

/** What a player says about the next card. */
export type HiloCall = 'higher' | 'lower';

/** Ranks count 1 for the ace, the lowest, to 13 for the king. */
export const hiloRank = (card: number): number => ((rankOf(card) + 1) % RANKS) + 1;

/** All cards of a round, in order; each from a whole pack, every card equally likely. */
export const drawHilo = (draw: Draw): number[] =>
  Array.from({ length: HILO_CARDS }, () => draw(DECK));

/**
 * Whether a call is right. "Higher" takes the same rank too, and so does "lower"; only next to the
 * ends, where that would always be right, an ace is beaten by a higher one and met by an ace, and a
 * king the other way round.
 */
export const isHiloRight = (rank: number, call: HiloCall, next: number): boolean => {
  if (rank === 1) return call === 'higher' ? next > rank : next === rank;
  if (rank === RANKS) return call === 'lower' ? next < rank : next === rank;
  return call === 'higher' ? next >= rank : next <= rank;
};

/** How many of the 13 ranks make a call right. */
export const hiloRightRanks = (rank: number, call: HiloCall): number => {
  const up = call === 'higher';
  if (rank === 1) return up ? RANKS - 1 : 1;
  if (rank === RANKS) return up ? 1 : RANKS - 1;
  return up ? RANKS + 1 - rank : rank;
};

/** The chance that a call is right. */
export const hiloChance = (rank: number, call: HiloCall): Ratio =>
  ratioOf(hiloRightRanks(rank, call), RANKS);

/**
 * What a stake is worth after right calls.
 *
 * @param right how many ranks made each of the calls right
 * @param returnSteps ten-thousandths of the stake
 */
export const hiloWorth = (right: readonly number[], returnSteps: number): Ratio =>
  climbWorth(
    returnSteps,
    right.map((ranks) => ratioOf(ranks, RANKS)),
  );

/** Nothing is chosen before the first card. */
export type HiloChoice = Record<string, never>;

/** What a player does in a round. */
export type HiloMove = { act: 'call'; call: HiloCall | 'pass' } | { act: 'take' };

/** A round as its player sees it. */
export interface HiloView {
  /** The cards that lie open, the last one on top. */
  cards: number[];
  calls: (HiloCall | 'pass')[];
  /** How many calls were right. */
  right: number;
  lost: boolean;
  worth: number;
  /** What the stake is worth if the next call is right; null when the round has ended. */
  higherWorth: number | null;
  lowerWorth: number | null;
}
