import type { Draw } from './fair-draw.ts';

const WORDS = 2 ** 32;

/**
 * Numbers that are even but can be foretold, for simulations of millions of rounds: the generator
 * sfc32 of PractRand (Chris Doty-Humphrey, public domain). Never for play.
 */
export const fastDraw = (seed: number): Draw => {
  let [a, b, c, counter] = [seed | 0, 0x9e3779b9 | 0, 0x243f6a88 | 0, 1];
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    return sum >>> 0;
  };
  for (let round = 0; round < 15; round += 1) next();
  return (bound) => {
    const fair = WORDS - (WORDS % bound);
    for (;;) {
      const word = next();
      if (word < fair) return word % bound;
    }
  };
};
