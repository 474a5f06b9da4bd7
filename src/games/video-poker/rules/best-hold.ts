import { DECK } from '../../shared/rules/cards/card.ts';
import { bestPart, judgeHolds, PARTS } from './hold-worth.ts';
import { type PairSums, pairSums } from './pair-sums.ts';
import { payLookup } from './pay-lookup.ts';
import type { VideoPokerTable } from './video-poker-tables.ts';

/** What is counted once for a table. */
interface Counted {
  sums: PairSums;
  paysOf: (cards: readonly number[]) => number;
}

const counted = new WeakMap<VideoPokerTable, Counted>();

const countedOf = (table: VideoPokerTable): Counted => {
  const known = counted.get(table) ?? { sums: pairSums(table), paysOf: payLookup(table) };
  counted.set(table, known);
  return known;
};

/** What all hands pay together that contain these three to five cards. */
const sumOfHands = (
  paysOf: (cards: readonly number[]) => number,
  held: readonly number[],
): number => {
  const hand = [...held];
  let paid = 0;
  const fill = (from: number): void => {
    if (hand.length === 5) {
      paid += paysOf(hand);
      return;
    }
    for (let card = from; card < DECK; card += 1) {
      if (held.includes(card)) continue;
      hand.push(card);
      fill(card + 1);
      hand.pop();
    }
  };
  fill(0);
  return paid;
};

/**
 * What every way of holding some of five cards is worth: the mean pay of all draws, exactly.
 *
 * @returns for each part (bits of the cards that are held) the mean times `COMMON`
 */
export const holdWorths = (table: VideoPokerTable, cards: readonly number[]): Float64Array => {
  const { sums, paysOf } = countedOf(table);
  const worth = new Float64Array(PARTS);
  for (let part = 0; part < PARTS; part += 1) {
    const held = cards.filter((_, at) => (part & (1 << at)) !== 0);
    const [first, second] = held;
    if (first === undefined) worth[part] = sums.none;
    else if (second === undefined) worth[part] = sums.one(first);
    else if (held.length === 2) worth[part] = sums.two(first, second);
    else worth[part] = sumOfHands(paysOf, held);
  }
  judgeHolds(worth);
  return worth;
};

/** Which of five cards to hold: the way with the best mean pay of all draws there are. */
export const bestHold = (table: VideoPokerTable, cards: readonly number[]): boolean[] => {
  const best = bestPart(holdWorths(table, cards));
  return cards.map((_, at) => (best & (1 << at)) !== 0);
};
