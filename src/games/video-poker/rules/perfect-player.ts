import { bestPart, COMMON, judgeHolds, PARTS } from './hold-worth.ts';
import { eachFive, placeOfPart, SETS } from './subset-rank.ts';
import { payLookup } from './pay-lookup.ts';
import { alikeHands } from './alike-hands.ts';
import type { VideoPokerTable } from './video-poker-tables.ts';

/** Who holds what pays most on average, and knows exactly how much. */
export interface PerfectPlayer {
  /** Bits of the cards to hold, the first card's is 1; `cards` ascending. */
  bestHold: (cards: readonly number[]) => number;
  /** Exact return of every deal played so, as a share of the stake. */
  exactReturn: () => number;
}

/**
 * Adds up what all hands pay that contain a set of cards, for every set of up to five; then what a
 * hold brings follows from them.
 */
export const perfectPlayer = (table: VideoPokerTable): PerfectPlayer => {
  const sums = new Float64Array(SETS);
  const paysOf = payLookup(table);
  eachFive((cards) => {
    const pays = paysOf(cards);
    if (pays === 0) return;
    for (let part = 0; part < PARTS; part += 1) {
      const place = placeOfPart(cards, part);
      sums[place] = (sums[place] ?? 0) + pays;
    }
  });
  const worth = new Float64Array(PARTS);
  const judge = (cards: readonly number[]): void => {
    for (let part = 0; part < PARTS; part += 1) worth[part] = sums[placeOfPart(cards, part)] ?? 0;
    judgeHolds(worth);
  };
  const bestHold = (cards: readonly number[]): number => {
    judge(cards);
    return bestPart(worth);
  };
  const exactReturn = (): number => {
    let paid = 0;
    let deals = 0;
    eachFive((cards) => {
      const alike = alikeHands(cards);
      if (alike === 0) return;
      paid += alike * (worth[bestHold(cards)] ?? 0);
      deals += alike;
    });
    return paid / (deals * COMMON);
  };
  return { bestHold, exactReturn };
};
