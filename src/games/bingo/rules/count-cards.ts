import { bingoLines, FREE_PLACE } from './bingo-lines.ts';

const PLACES = 24;

/** A place of the card as a bit; the free middle has none. */
const bitOf = (place: number): number =>
  place === FREE_PLACE ? 0 : 1 << (place < FREE_PLACE ? place : place - 1);

let counted: readonly (readonly number[])[] | undefined;

/**
 * Every way to mark a card, counted: at place [marks][lines] how many of them have so many marks
 * beside the middle and so many full lines. Goes through all 16,777,216, once.
 */
export const countMarkedCards = (): readonly (readonly number[])[] => (counted ??= countAll());

const countAll = (): number[][] => {
  const masks = bingoLines.map((line) => line.reduce((mask, place) => mask | bitOf(place), 0));
  const counts = Array.from({ length: PLACES + 1 }, () =>
    Array.from({ length: bingoLines.length + 1 }, () => 0),
  );
  const bits = new Uint8Array(1 << 12);
  for (let half = 1; half < bits.length; half += 1)
    bits[half] = (bits[half >> 1] ?? 0) + (half & 1);
  for (let card = 0; card < 1 << PLACES; card += 1) {
    let lines = 0;
    for (const mask of masks) if ((card & mask) === mask) lines += 1;
    const row = counts[(bits[card & 0xfff] ?? 0) + (bits[card >> 12] ?? 0)];
    if (row) row[lines] = (row[lines] ?? 0) + 1;
  }
  return counts;
};
