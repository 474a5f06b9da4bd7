import { DECK, rankOf, suitOf } from '../../shared/rules/cards/card.ts';
import { waysToTake } from './subset-rank.ts';
import { paysOf, type VideoPokerTable } from './video-poker-tables.ts';

/** What all hands of a deck pay together that contain at most two given cards, in whole units. */
export interface PairSums {
  /** All hands. */
  none: number;
  /** Those with a card of this rank. */
  one: (card: number) => number;
  /** Those with both cards. */
  two: (card: number, other: number) => number;
}

const RANKS = 13;
const SUITS = 4;
const DEUCE = 0;

interface Group {
  rank: number;
  count: number;
}

/** Every way in which five cards can be spread over the ranks. */
const eachSpread = (visit: (groups: readonly Group[]) => void): void => {
  const groups: Group[] = [];
  const fill = (rank: number, left: number): void => {
    if (left === 0) return visit(groups);
    if (rank === RANKS) return undefined;
    for (let count = Math.min(SUITS, left); count > 0; count -= 1) {
      groups.push({ rank, count });
      fill(rank + 1, left - count);
      groups.pop();
    }
    return fill(rank + 1, left);
  };
  fill(0, 5);
};

/** The cards of a spread: of one suit where it is asked for, else of several. */
const cardsOf = (groups: readonly Group[], isFlush: boolean): number[] =>
  groups.flatMap(({ rank, count }, at) =>
    Array.from(
      { length: count },
      (_, suit) => rank + RANKS * ((suit + (isFlush ? 0 : at)) % SUITS),
    ),
  );

const placeOf = (rank: number, other: number, isSuited: boolean): number =>
  (Math.min(rank, other) * RANKS + Math.max(rank, other)) * 2 + (isSuited ? 1 : 0);

/**
 * Counts the sums by spreads of ranks, for suits are worth the same: some 6,000 spreads stand for
 * 2.6 million hands. A spread pays one thing, or another where all its cards are of one suit; where
 * twos are wild they are of any.
 */
export const pairSums = (table: VideoPokerTable): PairSums => {
  const one = new Float64Array(RANKS);
  const two = new Float64Array(RANKS * RANKS * 2);
  let none = 0;
  const add = (list: Float64Array, place: number, sum: number): void => {
    list[place] = (list[place] ?? 0) + sum;
  };
  const isWild = ({ rank }: Group): boolean => table.deucesWild && rank === DEUCE;

  /** Hands of a spread whose suits are free of each other. */
  const addFree = (groups: readonly Group[], pays: number): void => {
    const paid = pays * groups.reduce((ways, { count }) => ways * waysToTake(SUITS, count), 1);
    none += paid;
    for (const [at, { rank, count }] of groups.entries()) {
      add(one, rank, (paid * count) / SUITS);
      add(two, placeOf(rank, rank, false), (paid * waysToTake(count, 2)) / waysToTake(SUITS, 2));
      for (const { rank: other, count: others } of groups.slice(at + 1))
        for (const isSuited of [false, true])
          add(two, placeOf(rank, other, isSuited), (paid * count * others) / SUITS ** 2);
    }
  };
  /** Hands of a spread whose cards are of one suit, all but the wild ones. */
  const addFlush = (groups: readonly Group[], pays: number): void => {
    const wild = groups.find(isWild)?.count ?? 0;
    const paid = pays * SUITS * waysToTake(SUITS, wild);
    none += paid;
    if (wild > 0) {
      add(one, DEUCE, (paid * wild) / SUITS);
      add(two, placeOf(DEUCE, DEUCE, false), (paid * waysToTake(wild, 2)) / waysToTake(SUITS, 2));
    }
    const tame = groups.filter((group) => !isWild(group));
    for (const [at, { rank }] of tame.entries()) {
      add(one, rank, paid / SUITS);
      for (const { rank: other } of tame.slice(at + 1))
        add(two, placeOf(rank, other, true), paid / SUITS);
      for (const isSuited of [false, true])
        if (wild > 0) add(two, placeOf(DEUCE, rank, isSuited), (paid * wild) / SUITS ** 2);
    }
  };
  eachSpread((groups) => {
    const tame = groups.filter((group) => !isWild(group));
    const canFlush = tame.length > 1 && tame.every(({ count }) => count === 1);
    const free = paysOf(table, cardsOf(groups, false));
    addFree(groups, free);
    // What a flush pays beyond the same ranks in several suits.
    if (canFlush) addFlush(groups, paysOf(table, cardsOf(groups, true)) - free);
  });
  return {
    none,
    one: (card) => one[rankOf(card % DECK)] ?? 0,
    two: (card, other) =>
      two[placeOf(rankOf(card), rankOf(other), suitOf(card) === suitOf(other))] ?? 0,
  };
};
