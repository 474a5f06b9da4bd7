import type { Draw } from './fair-draw.ts';

/**
 * The numbers 0 to count − 1 in a random order, every order equally likely (Fisher and Yates).
 *
 * @param take how many of them are wanted; all when left out
 */
export const shuffled = (count: number, draw: Draw, take = count): number[] => {
  const numbers = Array.from({ length: count }, (_, at) => at);
  for (let at = 0; at < Math.min(take, count - 1); at += 1) {
    const other = at + draw(count - at);
    const held = numbers[at] as number;
    numbers[at] = numbers[other] as number;
    numbers[other] = held;
  }
  return numbers.slice(0, take);
};
