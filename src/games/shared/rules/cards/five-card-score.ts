import { ACE, rankOf, suitOf } from './card.ts';
import { ranksByWeight, type Scored, scoreOf, topSuit } from './three-card-score.ts';

/** What five cards can be, from the lowest. */
export const fiveCardNames = [
  'highCard',
  'pair',
  'twoPair',
  'threeOfAKind',
  'straight',
  'flush',
  'fullHouse',
  'fourOfAKind',
  'straightFlush',
] as const;

export type FiveCardName = (typeof fiveCardNames)[number];

const groupName: Record<string, FiveCardName> = {
  '41': 'fourOfAKind',
  '32': 'fullHouse',
  '311': 'threeOfAKind',
  '221': 'twoPair',
  '2111': 'pair',
};

/** Five cards by the order of poker; equal hands are parted by the suit of their best card. */
export const fiveCardScore = (cards: readonly number[]): Scored<FiveCardName> => {
  const ranks = ranksByWeight(cards);
  const counts = [...new Set(ranks)].map((rank) => ranks.filter((one) => one === rank).length);
  const isLow = ranks.join() === `${ACE},3,2,1,0`;
  const isStraight = counts.length === 5 && (isLow || (ranks[0] ?? 0) - (ranks[4] ?? 0) === 4);
  const isFlush = cards.every((card) => suitOf(card) === suitOf(cards[0] ?? 0));
  const line = isStraight && isFlush ? 'straightFlush' : isFlush ? 'flush' : 'straight';
  const name = groupName[counts.join('')] ?? (isStraight || isFlush ? line : 'highCard');
  const ordered = isLow ? [3, 2, 1, 0, 0] : ranks;
  return { name, score: scoreOf(fiveCardNames.indexOf(name), ordered, topSuit(cards)) };
};

/** The highest card by rank, then by suit, with the ace as the lowest, as bull games count. */
export const highestWithLowAce = (cards: readonly number[]): number =>
  Math.max(...cards.map((card) => ((rankOf(card) + 1) % 13) * 4 + suitOf(card)));
