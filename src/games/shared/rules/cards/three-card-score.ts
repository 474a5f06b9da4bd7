import { ACE, rankOf, suitOf } from './card.ts';

/** What three cards can be, from the lowest. */
export const threeCardNames = [
  'highCard',
  'pair',
  'flush',
  'straight',
  'straightFlush',
  'trio',
] as const;

export type ThreeCardName = (typeof threeCardNames)[number];

/** A hand's name and a number that is higher for the better hand. */
export interface Scored<Name extends string = string> {
  name: Name;
  score: number;
}

/** Ranks, the most frequent first, then the highest. */
export const ranksByWeight = (cards: readonly number[]): number[] => {
  const ranks = cards.map(rankOf);
  const count = (rank: number) => ranks.filter((one) => one === rank).length;
  return ranks.toSorted((one, other) => count(other) - count(one) || other - one);
};

/** The suit of the best card parts hands that are otherwise equal. */
export const topSuit = (cards: readonly number[]): number => {
  const [top] = ranksByWeight(cards);
  return Math.max(...cards.filter((card) => rankOf(card) === top).map(suitOf));
};

/** Puts a hand's kind, its ranks and its best suit into one number. */
export const scoreOf = (kind: number, ranks: readonly number[], suit: number): number =>
  ranks.reduce((sum, rank) => sum * 13 + rank, kind) * 4 + suit;

const kindOf = (ranks: readonly number[], isFlush: boolean, isStraight: boolean) => {
  const [first, second, third] = ranks;
  if (first === third) return 'trio';
  if (first === second) return 'pair';
  if (isStraight) return isFlush ? 'straightFlush' : 'straight';
  return isFlush ? 'flush' : 'highCard';
};

/** Three cards: trio, straight flush, straight, flush, pair, high card; ace, two, three is the lowest straight. */
export const threeCardScore = (cards: readonly number[]): Scored<ThreeCardName> => {
  const ranks = ranksByWeight(cards);
  const [high = 0, middle = 0, low = 0] = ranks;
  const isLow = high === ACE && middle === 1 && low === 0;
  const isStraight = isLow || (high - middle === 1 && middle - low === 1);
  const isFlush = cards.every((card) => suitOf(card) === suitOf(cards[0] ?? 0));
  const name = kindOf(ranks, isFlush, isStraight);
  const ordered = isLow ? [1, 0, 0] : ranks;
  return { name, score: scoreOf(threeCardNames.indexOf(name), ordered, topSuit(cards)) };
};
