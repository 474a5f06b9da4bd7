import { rankOf, suitOf } from '../../shared/rules/cards/card.ts';

/**
 * How many hands become this one by changing suits for one another. Only one of them counts for
 * all: 0 for the others.
 */
export const alikeHands = (cards: readonly number[]): number => {
  const masks = [0, 0, 0, 0];
  for (const card of cards) masks[suitOf(card)] = (masks[suitOf(card)] ?? 0) | (1 << rankOf(card));
  let alike = 24;
  let same = 1;
  for (let suit = 1; suit < 4; suit += 1) {
    const [before = 0, mask = 0] = [masks[suit - 1], masks[suit]];
    if (before < mask) return 0;
    same = before === mask ? same + 1 : 1;
    // dividing by 2, then by 3, divides by the orders of three equal suits
    alike /= same;
  }
  return alike;
};
