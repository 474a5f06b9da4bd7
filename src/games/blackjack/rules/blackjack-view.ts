import { handTotal, isBlackjack } from './blackjack-hand.ts';
import { activeHand, type BlackjackState } from './blackjack-round.ts';
import type { BlackjackRules } from './blackjack-rules.ts';
import { actsNow, type BlackjackAct, insuranceMinor } from './play-blackjack.ts';
import {
  type HandResult,
  handPayoutMinor,
  handResult,
  insurancePayoutMinor,
} from './settle-blackjack.ts';

/** One of the player's hands as it lies on the table. */
export interface BlackjackHandView {
  cards: number[];
  total: number;
  /** An ace counts eleven in it, and another card could not go over. */
  soft: boolean;
  stakeMinor: number;
  /** It is this hand's turn. */
  active: boolean;
  /** Once the round is over. */
  result: HandResult | null;
  payoutMinor: number | null;
}

/** A round of blackjack as its player sees it. */
export interface BlackjackView {
  dealer: { cards: number[]; total: number; soft: boolean; blackjack: boolean };
  /** The dealer's second card lies face down. */
  holeHidden: boolean;
  hands: BlackjackHandView[];
  insurance: { costMinor: number; stakeMinor: number; payoutMinor: number | null };
  acts: BlackjackAct[];
}

/** What may be seen: the hidden card and the shoe may not, until the round is over. */
export const blackjackView = (rules: BlackjackRules, state: BlackjackState): BlackjackView => {
  const isOver = state.phase === 'over';
  const cards = isOver ? state.dealer : state.dealer.slice(0, 1);
  const active = activeHand(state);
  return {
    dealer: { cards, ...handTotal(cards), blackjack: isOver && isBlackjack(cards) },
    holeHidden: !isOver,
    hands: state.hands.map((hand) => ({
      cards: hand.cards,
      ...handTotal(hand.cards),
      stakeMinor: hand.stakeMinor,
      active: hand === active,
      result: isOver ? handResult(hand, state.dealer) : null,
      payoutMinor: isOver ? handPayoutMinor(hand, state.dealer) : null,
    })),
    insurance: {
      costMinor: insuranceMinor(state.hands[0]?.stakeMinor ?? 0),
      stakeMinor: state.insuranceMinor,
      payoutMinor: isOver ? insurancePayoutMinor(state) : null,
    },
    acts: actsNow(rules, state),
  };
};
