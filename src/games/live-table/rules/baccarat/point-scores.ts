import { rankOf } from '../../../shared/rules/cards/card.ts';
import { highestWithLowAce } from '../../../shared/rules/cards/five-card-score.ts';
import type { Scored } from '../../../shared/rules/cards/three-card-score.ts';
import { baccaratTotal } from './baccarat-rules.ts';

/** Points of a bull hand, `bull0` for none up to `bull10`. */
export type BullName = `bull${number}`;

/**
 * Bull: three of five cards make a multiple of ten, the last digit of the two others counts, ten
 * is the best. Equal hands are parted by the highest card, an ace is low.
 */
export const bullScore = (cards: readonly number[]): Scored<BullName> => {
  const points = cards.map((card) => Math.min(10, ((rankOf(card) + 1) % 13) + 1));
  const all = points.reduce((sum, each) => sum + each, 0);
  const hasBull = points.some((one, at) =>
    points.slice(at + 1).some((other) => (all - one - other) % 10 === 0),
  );
  const bull = hasBull ? all % 10 || 10 : 0;
  return { name: `bull${bull}`, score: bull * 52 + highestWithLowAce(cards) };
};

/** Points of a hand of nine, `points0` to `points9`; eight and nine in two cards are naturals. */
export type NineName = `points${number}` | `natural${number}`;

/** How many cards of three a hand of nine shows: a third is taken with four or less. */
export const nineCards = (cards: readonly number[]): readonly number[] =>
  baccaratTotal(cards.slice(0, 2)) <= 4 ? cards : cards.slice(0, 2);

/**
 * Nine: the last digit of the sum counts. Eight and nine in two cards beat every hand of three,
 * and equal hands share.
 */
export const nineScore = (cards: readonly number[]): Scored<NineName> => {
  const shown = nineCards(cards);
  const points = baccaratTotal(shown);
  const isNatural = shown.length === 2 && points >= 8;
  return {
    name: isNatural ? `natural${points}` : `points${points}`,
    score: points + (isNatural ? 10 : 0),
  };
};
