import { dealtPairs } from './dealt-pairs.ts';
import { type HandGame } from './hand-games.ts';

/** What a winning hand pays, stake included: the house keeps five percent of the win. */
export const HAND_PAYS = 1.95;

/**
 * Share of deals in which two hands are equal, counted over every deal of two hands; 0 where the
 * rules part all hands.
 */
export const tieShare = (game: HandGame): number => {
  if (!game.canTie) return 0;
  const { ties, deals } = dealtPairs(game);
  return ties / deals;
};

/**
 * What a hand returns: both sides are dealt alike, so that each wins half of what no tie takes, and
 * a tie gives the stake back.
 */
export const handsReturn = (game: HandGame): number => {
  const ties = tieShare(game);
  return ties + ((1 - ties) / 2) * HAND_PAYS;
};
