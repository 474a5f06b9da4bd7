import type { Draw } from '#domain/fair/fair-draw.ts';
import { shuffled } from '#domain/fair/shuffle.ts';
import { DECK } from '../../shared/rules/cards/card.ts';
import { allowedPlays } from './allowed-plays.ts';
import type { Situation } from './basic-strategy.ts';
import { cardPoints, dealerDraws, handTotal, isBlackjack } from './blackjack-hand.ts';
import type { BlackjackRules } from './blackjack-rules.ts';

/** One of the player's hands. */
export interface PlayerHand {
  cards: number[];
  stakeMinor: number;
  fromSplit: boolean;
  /** Nothing more is decided about it. */
  done: boolean;
  surrendered: boolean;
}

/** A round as it is kept: hidden cards included. */
export interface BlackjackState {
  /** The order of the cards, as many as any round can need. */
  shoe: number[];
  /** How many of them are dealt. */
  dealt: number;
  hands: PlayerHand[];
  /** The first is open; the second is hidden until the players are done. */
  dealer: number[];
  /** What the insurance cost; 0 without one. */
  insuranceMinor: number;
  /** `insurance` while it is offered, `play` while hands are played, then `over`. */
  phase: 'insurance' | 'play' | 'over';
}

/**
 * The longest round needs fewer cards: two hands up to 21 and a dealer up to 17 from the smallest
 * cards of eight decks are 41.
 */
const CARDS_KEPT = 48;

/** Shuffles the shoe and deals two cards to each; ends at once with a blackjack. */
export const dealBlackjack = (
  rules: BlackjackRules,
  stakeMinor: number,
  draw: Draw,
): BlackjackState => {
  const shoe = shuffled(DECK * rules.decks, draw, CARDS_KEPT).map((card) => card % DECK);
  const [first = 0, up = 0, second = 0, hidden = 0] = shoe;
  const cards = [first, second];
  const hand = { cards, stakeMinor, fromSplit: false, done: false, surrendered: false };
  const state: BlackjackState = {
    shoe,
    dealt: 4,
    hands: [hand],
    dealer: [up, hidden],
    insuranceMinor: 0,
    phase: cardPoints(up) === 1 ? 'insurance' : 'play',
  };
  return state.phase === 'insurance' ? state : lookedForBlackjack(rules, state);
};

/** The dealer has looked at the hidden card: either one's blackjack ends the round. */
export const lookedForBlackjack = (
  rules: BlackjackRules,
  state: BlackjackState,
): BlackjackState => {
  const hand = activeHand(state);
  if (isBlackjack(state.dealer) || (hand && isBlackjack(hand.cards)))
    return { ...state, hands: state.hands.map(ended), phase: 'over' };
  return settledTurn(rules, { ...state, phase: 'play' });
};

const ended = (hand: PlayerHand): PlayerHand => ({ ...hand, done: true });

/** The hand that is played; undefined when all are done. */
export const activeHand = ({ hands }: BlackjackState): PlayerHand | undefined =>
  hands.find(({ done }) => !done);

/** What a player may do with the hand in play. */
export const situationOf = (rules: BlackjackRules, state: BlackjackState): Situation | null => {
  const hand = activeHand(state);
  if (state.phase !== 'play' || !hand) return null;
  const [first = 0, second = 0] = hand.cards.map(cardPoints);
  const pairOf = hand.cards.length === 2 && first === second ? first : null;
  const total = handTotal(hand.cards);
  const { fromSplit } = hand;
  const cards = hand.cards.length;
  const may = allowedPlays(rules, { total: total.total, cards, pairOf, fromSplit });
  return { hand: total, pairOf, up: cardPoints(state.dealer[0] ?? 0), may };
};

/** The next card of the shoe to the hand in play. */
export const withNextCard = (
  state: BlackjackState,
  change: Partial<PlayerHand>,
): BlackjackState => {
  const card = state.shoe[state.dealt] as number;
  const active = activeHand(state);
  const hands = state.hands.map((hand) =>
    hand === active ? { ...hand, cards: [...hand.cards, card], ...change } : hand,
  );
  return { ...state, hands, dealt: state.dealt + 1 };
};

/** Closes hands that have reached 21 or gone over; deals out the dealer after the last one. */
export const settledTurn = (rules: BlackjackRules, state: BlackjackState): BlackjackState => {
  const hands = state.hands.map((hand) => (handTotal(hand.cards).total >= 21 ? ended(hand) : hand));
  const next = { ...state, hands };
  return activeHand(next) ? next : dealerPlayed(rules, next);
};

const isOut = ({ cards, surrendered }: PlayerHand): boolean =>
  surrendered || handTotal(cards).total > 21;

/** The dealer draws, unless no hand is left to be beaten. */
const dealerPlayed = (rules: BlackjackRules, state: BlackjackState): BlackjackState => {
  const dealer = [...state.dealer];
  let { dealt } = state;
  if (state.hands.every(isOut)) return { ...state, phase: 'over' };
  while (dealerDraws(handTotal(dealer), rules.hitsSoft17)) {
    dealer.push(state.shoe[dealt] as number);
    dealt += 1;
  }
  return { ...state, dealer, dealt, phase: 'over' };
};
