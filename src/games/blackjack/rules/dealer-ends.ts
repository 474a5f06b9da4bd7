import { dealerDraws, totalOfPoints } from './blackjack-hand.ts';

/** One way in which a dealer's hand can end, whatever the order of its cards. */
export interface DealerEnd {
  /** How many cards of one to ten points are drawn to the open one; the index is the points. */
  drawn: readonly number[];
  cards: number;
  /** In how many orders the cards may come. */
  orders: number;
  /** 17 to 21; 22 for a dealer who is over. */
  total: number;
  blackjack: boolean;
}

/** Every end of a dealer's hand that begins with an open card of these points. */
export const dealerEnds = (up: number, hitsSoft17: boolean): readonly DealerEnd[] => {
  const ends = new Map<string, DealerEnd>();
  const drawn = Array.from({ length: 11 }, () => 0);
  const add = (cards: number, total: number): void => {
    const blackjack = cards === 1 && total === 21;
    const key = drawn.join();
    const known = ends.get(key);
    const end = { drawn: [...drawn], cards, orders: (known?.orders ?? 0) + 1 };
    ends.set(key, { ...end, total: Math.min(total, 22), blackjack });
  };
  const draw = (points: number, hasAce: boolean, cards: number): void => {
    const hand = totalOfPoints(points, hasAce);
    if (cards > 0 && !dealerDraws(hand, hitsSoft17)) return add(cards, hand.total);
    for (let card = 1; card <= 10; card += 1) {
      drawn[card] = (drawn[card] ?? 0) + 1;
      draw(points + card, hasAce || card === 1, cards + 1);
      drawn[card] = (drawn[card] ?? 0) - 1;
    }
  };
  draw(up, up === 1, 0);
  return [...ends.values()];
};

/** What is left of a shoe: the index is the points, the value how many cards. */
export type Composition = number[];

/** How likely the dealer ends that way, drawing from these cards. */
export const chanceOfEnd = (
  { drawn, cards, orders }: DealerEnd,
  left: Composition,
  count: number,
) => {
  let chance = orders;
  for (let points = 1; points <= 10; points += 1) {
    const wanted = drawn[points] ?? 0;
    for (let at = 0; at < wanted; at += 1) chance *= (left[points] ?? 0) - at;
  }
  for (let at = 0; at < cards; at += 1) chance /= count - at;
  return chance;
};
