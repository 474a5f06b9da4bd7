import type { Situation } from './basic-strategy.ts';
import type { BlackjackRules } from './blackjack-rules.ts';

/** What a table looks at when it allows a play. */
export interface HandInPlay {
  total: number;
  cards: number;
  /** The points of two equal cards; null for any other hand. */
  pairOf: number | null;
  fromSplit: boolean;
}

/** Which plays a table allows with a hand, beside hit and stand. */
export const allowedPlays = (
  rules: BlackjackRules,
  { total, cards, pairOf, fromSplit }: HandInPlay,
): Situation['may'] => {
  const isFirst = cards === 2;
  const canDouble = rules.doubleOn === 'any' || (total >= 9 && total <= 11);
  return {
    double: isFirst && canDouble && (rules.doubleAfterSplit || !fromSplit),
    split: isFirst && pairOf !== null && !fromSplit,
    surrender: isFirst && rules.surrender && !fromSplit,
  };
};
