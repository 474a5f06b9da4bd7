import { eachFive, placeOfPart, SETS, waysToTake } from './subset-rank.ts';
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

const PARTS = 32;
const SWAPPED = 47;

const sizeOf = (part: number): number => {
  let size = 0;
  for (let rest = part; rest > 0; rest &= rest - 1) size += 1;
  return size;
};

/** The least common multiple of how many draws each number of held cards can have. */
const COMMON = 7_669_695;

const weights = Array.from(
  { length: PARTS },
  (_, part) => COMMON / waysToTake(SWAPPED, 5 - sizeOf(part)),
);

/**
 * Adds up what all hands pay that contain a set of cards, for every set of up to five; then what a
 * hold brings is found by inclusion and exclusion of the cards that are thrown away. All sums are
 * whole numbers below 2⁵³.
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
    for (let bit = 1; bit < PARTS; bit *= 2)
      for (let part = 0; part < PARTS; part += 1)
        if ((part & bit) === 0) worth[part] = (worth[part] ?? 0) - (worth[part | bit] ?? 0);
    for (let part = 0; part < PARTS; part += 1)
      worth[part] = (worth[part] ?? 0) * (weights[part] ?? 0);
  };
  const bestHold = (cards: readonly number[]): number => {
    judge(cards);
    let best = PARTS - 1;
    for (let part = 0; part < PARTS; part += 1)
      if ((worth[part] ?? 0) > (worth[best] ?? 0)) best = part;
    return best;
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
