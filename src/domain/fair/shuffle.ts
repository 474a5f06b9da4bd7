import type { Draw } from './fair-draw.ts';

/**
 * The numbers 0 to count − 1 in a random order, every order equally likely (Fisher and Yates).
 *
 * @param take how many of them are wanted; all when left out
 */
export const shuffled = (count: number, draw: Draw, take = count): number[] =>
  take * 2 < count ? fewOf(count, draw, take) : orderOf(count, draw, take);

const orderOf = (count: number, draw: Draw, take: number): number[] => {
  const numbers = Array.from({ length: count }, (_, at) => at);
  for (let at = 0; at < Math.min(take, count - 1); at += 1) {
    const other = at + draw(count - at);
    const held = numbers[at] as number;
    numbers[at] = numbers[other] as number;
    numbers[other] = held;
  }
  return numbers.slice(0, take);
};

/** The same order without the long list: only numbers that left their place are kept. */
const fewOf = (count: number, draw: Draw, take: number): number[] => {
  const moved = new Map<number, number>();
  const taken: number[] = [];
  for (let at = 0; at < take; at += 1) {
    const other = at + draw(count - at);
    taken.push(moved.get(other) ?? other);
    moved.set(other, moved.get(at) ?? at);
  }
  return taken;
};
