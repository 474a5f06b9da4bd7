import { sha256 } from '../../base/files/fingerprint.ts';

/** Draws that depend on nothing but a seed. */
export interface SeededDraw {
  /** A whole number from 0 to `count - 1`. */
  below: (count: number) => number;
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
}

/**
 * The same seed gives the same draws, on any machine.
 *
 * @param seed any text
 */
export const seededDraw = (seed: string): SeededDraw => {
  let drawn = 0;
  const below = (count: number): number => {
    drawn += 1;
    return Number.parseInt(sha256(`${seed}\0${drawn}`).slice(0, 12), 16) % count;
  };
  return { below, pick: (items) => items[below(items.length)] ?? items[0] };
};
