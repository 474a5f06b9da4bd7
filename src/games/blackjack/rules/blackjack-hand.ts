import { ACE, rankOf } from '../../shared/rules/cards/card.ts';

/** What a hand of blackjack comes to. */
export interface HandTotal {
  total: number;
  /** An ace counts eleven in it. */
  soft: boolean;
}

/** A card's points: pictures ten, an ace one; a hand turns one ace into eleven. */
export const cardPoints = (card: number): number => {
  const rank = rankOf(card);
  return rank === ACE ? 1 : Math.min(10, rank + 2);
};

/** Points with an ace as one, turned into the best total that is not above 21. */
export const totalOfPoints = (points: number, hasAce: boolean): HandTotal =>
  hasAce && points <= 11 ? { total: points + 10, soft: true } : { total: points, soft: false };

/** The best total of some cards. */
export const handTotal = (cards: readonly number[]): HandTotal =>
  totalOfPoints(
    cards.reduce((sum, card) => sum + cardPoints(card), 0),
    cards.some((card) => rankOf(card) === ACE),
  );

/** Twenty-one with the first two cards. */
export const isBlackjack = (cards: readonly number[]): boolean =>
  cards.length === 2 && handTotal(cards).total === 21;

/** Whether the dealer takes another card. */
export const dealerDraws = ({ total, soft }: HandTotal, hitsSoft17: boolean): boolean =>
  total < 17 || (hitsSoft17 && soft && total === 17);
