import { allowedPlays } from './allowed-plays.ts';
import { basicPlay, type Play, type Situation } from './basic-strategy.ts';
import { totalOfPoints } from './blackjack-hand.ts';
import { BLACKJACK_PAYS, type BlackjackRules } from './blackjack-rules.ts';
import { chanceOfEnd, type Composition, dealerEnds, type DealerEnd } from './dealer-ends.ts';

/** Which play a player chooses; the second argument is the table's rules. */
export type Strategy = (rules: BlackjackRules, situation: Situation) => Play;

/** A dealer's open card, the cards that nobody has seen, and what was worked out before. */
interface Round {
  rules: BlackjackRules;
  strategy: Strategy;
  up: number;
  ends: readonly DealerEnd[];
  left: Composition;
  count: number;
  /** What standing is worth, by total and by what is left. */
  known: Map<string, number>;
}

const taken = <Answer>(round: Round, points: number, work: () => Answer): Answer => {
  round.left[points] = (round.left[points] ?? 0) - 1;
  round.count -= 1;
  const answer = work();
  round.left[points] = (round.left[points] ?? 0) + 1;
  round.count += 1;
  return answer;
};

/** Mean of what follows, over the next card; a card that is not there does not count. */
const meanOfNext = (round: Round, next: (points: number) => number): number => {
  let sum = 0;
  for (let points = 1; points <= 10; points += 1) {
    const cards = round.left[points] ?? 0;
    if (cards > 0) sum += (cards / round.count) * taken(round, points, () => next(points));
  }
  return sum;
};

/** Chance that the dealer's two cards are a blackjack. */
const dealerBlackjack = ({ up, left, count }: Round): number =>
  up === 1 ? (left[10] ?? 0) / count : up === 10 ? (left[1] ?? 0) / count : 0;

/** Worth of a total that stands while the dealer has no blackjack. */
const stood = (round: Round, total: number): number => {
  if (total > 21) return dealerBlackjack(round) - 1;
  const key = `${total} ${round.left.join()}`;
  const known = round.known.get(key);
  if (known !== undefined) return known;
  let worth = 0;
  for (const end of round.ends) {
    if (end.blackjack) continue;
    const chance = chanceOfEnd(end, round.left, round.count);
    if (end.total === 22 || end.total < total) worth += chance;
    else if (end.total > total) worth -= chance;
  }
  round.known.set(key, worth);
  return worth;
};

interface Hand {
  points: number;
  hasAce: boolean;
  cards: number;
  pairOf: number | null;
  fromSplit: boolean;
}

const withCard = (hand: Hand, points: number): Hand => ({
  ...hand,
  points: hand.points + points,
  hasAce: hand.hasAce || points === 1,
  cards: hand.cards + 1,
  pairOf: null,
});

/** Worth of a hand under the strategy, in stakes, while the dealer has no blackjack. */
const played = (round: Round, hand: Hand): number => {
  const best = totalOfPoints(hand.points, hand.hasAce);
  if (best.total >= 21) return stood(round, best.total);
  const may = allowedPlays(round.rules, { ...hand, total: best.total });
  const { up, rules, strategy } = round;
  const play = strategy(rules, { hand: best, pairOf: hand.pairOf, up, may });
  if (play === 'stand') return stood(round, best.total);
  if (play === 'surrender') return -0.5 * (1 - dealerBlackjack(round));
  if (play === 'split') return 2 * splitHand(round, hand.pairOf ?? 0);
  return meanOfNext(round, (points) => {
    const longer = withCard(hand, points);
    if (play === 'hit') return played(round, longer);
    return 2 * stood(round, totalOfPoints(longer.points, longer.hasAce).total);
  });
};

/**
 * Worth of one of two split hands. Cards of a shuffled shoe that nobody has seen are alike, also
 * after a player stopped drawing, so that the second hand, and the dealer after both, fare as if
 * the other hand had never been played.
 */
const splitHand = (round: Round, points: number): number =>
  meanOfNext(round, (next) => {
    const hasAce = points === 1 || next === 1;
    const hand = { points: points + next, hasAce, cards: 2, pairOf: null, fromSplit: true };
    if (points !== 1) return played(round, hand);
    return stood(round, totalOfPoints(hand.points, hasAce).total);
  });

const firstTwo = (round: Round, first: number, second: number): number => {
  const blackjack = dealerBlackjack(round);
  if (first + second === 11 && (first === 1 || second === 1))
    return (1 - blackjack) * (BLACKJACK_PAYS - 1);
  const pairOf = first === second ? first : null;
  const hasAce = first === 1 || second === 1;
  const hand = { points: first + second, hasAce, cards: 2, pairOf, fromSplit: false };
  return played(round, hand) - blackjack;
};

/**
 * What a round of blackjack returns for each unit of its first stake, exactly but for the
 * rounding of floating numbers, with the real cards of the shoe: every order of the player's
 * cards under the strategy times every end of the dealer's hand.
 *
 * @returns 0.995 for a return of 99.5 percent
 */
export const blackjackReturn = (rules: BlackjackRules, strategy: Strategy = basicPlay): number => {
  const left = [0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 16].map((cards) => cards * rules.decks);
  const shoe = {
    rules,
    strategy,
    up: 0,
    ends: [],
    left,
    count: 52 * rules.decks,
    known: new Map(),
  };
  let worth = 0;
  for (let up = 1; up <= 10; up += 1) {
    const round: Round = { ...shoe, up, ends: dealerEnds(up, rules.hitsSoft17), known: new Map() };
    const chance = (left[up] ?? 0) / round.count;
    worth +=
      chance *
      taken(round, up, () =>
        meanOfNext(round, (first) => meanOfNext(round, (second) => firstTwo(round, first, second))),
      );
  }
  return 1 + worth;
};
