import { ACE, rankOf } from '../../../shared/rules/cards/card.ts';

/** What bets look at. */
export interface BaccaratFacts {
  winner: 'player' | 'banker' | 'tie';
  playerPair: boolean;
  bankerPair: boolean;
}

/** A card's points: ace one, tens and pictures nothing. */
export const baccaratPoints = (card: number): number => {
  const rank = rankOf(card);
  if (rank === ACE) return 1;
  return rank >= 8 ? 0 : rank + 2;
};

/** The last digit of the sum. */
export const baccaratTotal = (cards: readonly number[]): number =>
  cards.reduce((sum, card) => sum + baccaratPoints(card), 0) % 10;

/** The player takes a third card with five or less. */
export const playerDraws = (total: number): boolean => total <= 5;

/** The banker's third card follows from the player's third one; null when there was none. */
export const bankerDraws = (total: number, playerThird: number | null): boolean => {
  if (playerThird === null) return total <= 5;
  if (total <= 2) return true;
  if (total === 3) return playerThird !== 8;
  if (total === 4) return playerThird >= 2 && playerThird <= 7;
  if (total === 5) return playerThird >= 4 && playerThird <= 7;
  return total === 6 && (playerThird === 6 || playerThird === 7);
};
