import { randomInt } from 'node:crypto';

/** Neither vowels, which would make words, nor what is mistaken for another: 0 O, 1 I L, 5 S. */
const LETTERS = '2346789BCDFGHJKMNPQRTVWXYZ';

/** 26^10 is 47 bits: a second one like it is refused by the database, and as good as never made. */
const LENGTH = 10;

/** A deposit's reference, short enough to be typed into a bank's form. */
export const makeReference = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
