import { ACE, rankOf, suitOf } from '../../shared/rules/cards/card.ts';

/** What five cards of video poker can be, the best first; the last four lines need deuces wild. */
export const videoPokerHands = [
  'royalFlush',
  'fourDeuces',
  'wildRoyal',
  'fiveOfAKind',
  'straightFlush',
  'fourAces',
  'fourLow',
  'fourOfAKind',
  'fullHouse',
  'flush',
  'straight',
  'threeOfAKind',
  'twoPair',
  'highPair',
] as const;

export type VideoPokerHand = (typeof videoPokerHands)[number];

const TEN = 8;
const JACK = 9;
const DEUCE = 0;

/** How many ranks stand together, the most first, without the wild ones. */
const groupsOf = (ranks: readonly number[]): number[] => {
  const counts = new Map<number, number>();
  for (const rank of ranks) counts.set(rank, (counts.get(rank) ?? 0) + 1);
  return [...counts.values()].toSorted((one, other) => other - one);
};

/** Whether different ranks fit into five in a row; an ace may also be the lowest. */
const isInARow = (ranks: readonly number[]): boolean => {
  const spans = (values: readonly number[]) => Math.max(...values) - Math.min(...values) <= 4;
  return spans(ranks) || spans(ranks.map((rank) => (rank === ACE ? -1 : rank)));
};

/** What five cards are where twos stand for themselves. */
export const naturalHand = (cards: readonly number[]): VideoPokerHand | null => {
  const ranks = cards.map(rankOf);
  const [most = 0, second = 0] = groupsOf(ranks);
  if (most === 4) {
    const four = ranks.toSorted((one, other) => one - other)[2] ?? 0;
    if (four === ACE) return 'fourAces';
    return four <= 2 ? 'fourLow' : 'fourOfAKind';
  }
  if (most === 3) return second === 2 ? 'fullHouse' : 'threeOfAKind';
  if (most === 2) return second === 2 ? 'twoPair' : pairIsHigh(ranks) ? 'highPair' : null;
  const isFlush = cards.every((card) => suitOf(card) === suitOf(cards[0] ?? 0));
  const isStraight = isInARow(ranks);
  if (isFlush && isStraight) return Math.min(...ranks) === TEN ? 'royalFlush' : 'straightFlush';
  return isFlush ? 'flush' : isStraight ? 'straight' : null;
};

const pairIsHigh = (ranks: readonly number[]): boolean =>
  ranks.some((rank, at) => rank >= JACK && ranks.indexOf(rank) !== at);

/** What five cards are where twos stand for any card. */
export const wildHand = (cards: readonly number[]): VideoPokerHand | null => {
  const natural = cards.filter((card) => rankOf(card) !== DEUCE);
  const wild = cards.length - natural.length;
  if (wild === 0) return naturalWithoutPairs(cards);
  if (wild === 4) return 'fourDeuces';
  const ranks = natural.map(rankOf);
  const [most = 0, second = 0] = groupsOf(ranks);
  const isFlush = natural.every((card) => suitOf(card) === suitOf(natural[0] ?? 0));
  if (most === 1 && isFlush && Math.min(...ranks) >= TEN) return 'wildRoyal';
  if (most + wild === 5) return 'fiveOfAKind';
  const isStraight = most === 1 && isInARow(ranks);
  if (isFlush && isStraight) return 'straightFlush';
  if (most + wild === 4) return 'fourOfAKind';
  if (most + wild === 3 && second === 2) return 'fullHouse';
  if (isFlush) return 'flush';
  if (isStraight) return 'straight';
  return most + wild === 3 ? 'threeOfAKind' : null;
};

/** Without a deuce all fours are alike, and pairs pay nothing. */
const naturalWithoutPairs = (cards: readonly number[]): VideoPokerHand | null => {
  const hand = naturalHand(cards);
  if (hand === 'fourAces' || hand === 'fourLow') return 'fourOfAKind';
  return hand === 'twoPair' || hand === 'highPair' ? null : hand;
};
