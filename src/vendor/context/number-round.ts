import { randomBytes } from 'node:crypto';

/** Crockford's base 32: without letters that are taken for digits. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 16;

/** The number of a round: 80 random bits in signs that can be read aloud and typed. */
export const makeRoundId = (): string =>
  `R${Array.from(randomBytes(LENGTH), (byte) => SIGNS[byte % SIGNS.length]).join('')}`;
