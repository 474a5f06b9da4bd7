import { waysToTake } from './subset-rank.ts';

/** How many ways there are to hold some of five cards. */
export const PARTS = 32;

const SWAPPED = 47;

const sizeOf = (part: number): number => {
  let size = 0;
  for (let rest = part; rest > 0; rest &= rest - 1) size += 1;
  return size;
};

/** The least common multiple of how many draws each number of held cards can have. */
export const COMMON = 7_669_695;

const weights = Array.from(
  { length: PARTS },
  (_, part) => COMMON / waysToTake(SWAPPED, 5 - sizeOf(part)),
);

/**
 * Turns, for every part of five cards, the sum of what all hands of a deck pay that contain it into
 * what holding it brings: by inclusion and exclusion of the cards that are thrown away. All numbers
 * are whole and below 2⁵³.
 *
 * @param worth 32 sums, changed in place into mean pays times `COMMON`
 */
export const judgeHolds = (worth: Float64Array): void => {
  for (let bit = 1; bit < PARTS; bit *= 2)
    for (let part = 0; part < PARTS; part += 1)
      if ((part & bit) === 0) worth[part] = (worth[part] ?? 0) - (worth[part | bit] ?? 0);
  for (let part = 0; part < PARTS; part += 1)
    worth[part] = (worth[part] ?? 0) * (weights[part] ?? 0);
};

/** The part that is worth most; of equal ones the first, and rather all five than any. */
export const bestPart = (worth: Float64Array): number => {
  let best = PARTS - 1;
  for (let part = 0; part < PARTS; part += 1)
    if ((worth[part] ?? 0) > (worth[best] ?? 0)) best = part;
  return best;
};
