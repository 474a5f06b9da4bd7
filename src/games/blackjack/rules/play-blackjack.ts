import { cardPoints } from './blackjack-hand.ts';
import {
  activeHand,
  type BlackjackState,
  lookedForBlackjack,
  settledTurn,
  situationOf,
  withNextCard,
} from './blackjack-round.ts';
import { basicPlay, type Play } from './basic-strategy.ts';
import type { BlackjackRules } from './blackjack-rules.ts';

/** Everything that a player can do in a round. */
export const blackjackActs = [
  'hit',
  'stand',
  'double',
  'split',
  'surrender',
  'insure',
  'decline',
] as const;

/** `finish` is the house's own: it plays on for who has left. */
export type BlackjackAct = (typeof blackjackActs)[number] | 'finish';

/** A round after an act; `stakeMinor` is what the act staked beside the first stake. */
export interface Played {
  state: BlackjackState;
  stakeMinor: number;
}

/** What an insurance costs: half the stake, rounded down. */
export const insuranceMinor = (stakeMinor: number): number => Math.floor(stakeMinor / 2);

const answerInsurance = (
  rules: BlackjackRules,
  state: BlackjackState,
  isTaken: boolean,
): Played => {
  const stakeMinor = isTaken ? insuranceMinor(activeHand(state)?.stakeMinor ?? 0) : 0;
  return {
    state: lookedForBlackjack(rules, { ...state, insuranceMinor: stakeMinor }),
    stakeMinor,
  };
};

/** Two hands of the two equal cards, each with a new card; aces are done with it. */
const splitState = (rules: BlackjackRules, state: BlackjackState): BlackjackState => {
  const hands = state.hands.flatMap((hand) =>
    hand.cards.map((card, at) => ({
      ...hand,
      fromSplit: true,
      done: cardPoints(card) === 1,
      cards: [card, state.shoe[state.dealt + at] as number],
    })),
  );
  return settledTurn(rules, { ...state, hands, dealt: state.dealt + hands.length });
};

const playHand = (rules: BlackjackRules, state: BlackjackState, play: Play): Played => {
  const active = activeHand(state);
  const stakeMinor = active?.stakeMinor ?? 0;
  const change = (changed: object): BlackjackState => ({
    ...state,
    hands: state.hands.map((hand) => (hand === active ? { ...hand, ...changed } : hand)),
  });
  switch (play) {
    case 'hit':
      return { state: settledTurn(rules, withNextCard(state, {})), stakeMinor: 0 };
    case 'stand':
      return { state: settledTurn(rules, change({ done: true })), stakeMinor: 0 };
    case 'surrender':
      return {
        state: settledTurn(rules, change({ done: true, surrendered: true })),
        stakeMinor: 0,
      };
    case 'double': {
      const doubled = withNextCard(state, { done: true, stakeMinor: stakeMinor * 2 });
      return { state: settledTurn(rules, doubled), stakeMinor };
    }
    case 'split':
      return { state: splitState(rules, state), stakeMinor };
    default:
      throw new Error(`Nobody plays ${String(play satisfies never)}.`);
  }
};

/** Plays on by basic strategy, without staking more, until the round is over. */
const finished = (rules: BlackjackRules, from: BlackjackState): BlackjackState => {
  let state = from.phase === 'insurance' ? answerInsurance(rules, from, false).state : from;
  for (;;) {
    const situation = situationOf(rules, state);
    if (!situation) return state;
    const may = { ...situation.may, double: false, split: false };
    const play = basicPlay(rules, { ...situation, may, pairOf: null });
    state = playHand(rules, state, play).state;
  }
};

/**
 * Goes on with a round.
 *
 * @returns why it cannot be done when the table or the moment does not allow it
 */
export const playBlackjack = (
  rules: BlackjackRules,
  state: BlackjackState,
  act: BlackjackAct,
): Played | { impossible: string } => {
  if (act === 'finish') return { state: finished(rules, state), stakeMinor: 0 };
  if (act === 'insure' || act === 'decline')
    return state.phase === 'insurance'
      ? answerInsurance(rules, state, act === 'insure')
      : { impossible: 'not_offered' };
  const situation = situationOf(rules, state);
  if (!situation) return { impossible: 'not_your_turn' };
  if (act !== 'hit' && act !== 'stand' && !situation.may[act]) return { impossible: 'not_allowed' };
  return playHand(rules, state, act);
};

/** What a player may do now. */
export const actsNow = (rules: BlackjackRules, state: BlackjackState): BlackjackAct[] => {
  if (state.phase === 'insurance') return ['insure', 'decline'];
  const situation = situationOf(rules, state);
  if (!situation) return [];
  const { double, split, surrender } = situation.may;
  return [
    'hit',
    'stand',
    ...(double ? (['double'] as const) : []),
    ...(split ? (['split'] as const) : []),
    ...(surrender ? (['surrender'] as const) : []),
  ];
};
