import { isGuessable, readLookAlikes } from './password-strength.ts';

/** What a piece that stands in every guesser's list costs: one of about 500, and how often. */
const KNOWN_BITS = 9;

/**
 * What a run of letters with vowels costs: 6 bits and 1.3 for each letter. A word of five letters
 * is then one of about 5,800, a common estimate of the words that people choose from.
 */
const wordBits = (letters: number): number => 6 + 1.3 * letters;

/** Bits of one character that was chosen without a pattern, by its kind. */
const characterBits: [kind: RegExp, bits: number][] = [
  [/[a-z]/u, Math.log2(26)],
  [/[0-9]/u, Math.log2(10)],
  [/\p{M}/u, 2],
  [/[\p{Script=Han}\p{Script=Hangul}]/u, 7],
  [/\p{L}/u, 4],
];

/** Signs between words, such as spaces and dashes: the first is a choice, the next repeat it. */
const SIGN_BITS = { first: 5, again: 1 };

const bitsOfCharacter = (character: string, before: string): number => {
  const known = characterBits.find(([kind]) => kind.test(character));
  if (known) return known[1];
  return before.includes(character) ? SIGN_BITS.again : SIGN_BITS.first;
};

const isPronounceable = (piece: string): boolean =>
  piece.length > 2 && /^[a-z]+$/u.test(piece) && /[aeiouy]/u.test(piece);

/** One capital, or nothing else, is what a guesser tries next; a mixture is a choice per letter. */
const capitalBits = (password: string): number => {
  const capitals = password.match(/\p{Lu}/gu)?.length ?? 0;
  const small = password.match(/\p{Ll}/gu)?.length ?? 0;
  if (capitals === 0) return 0;
  return capitals === 1 || small === 0 ? 1 : Math.min(capitals + small, 8);
};

/**
 * How many guesses a password stands, as a power of two: the cheapest way to put it together from
 * known pieces, words and single characters. An estimate from below for who chooses words, not a
 * promise: nobody can tell from a text whether it was used or leaked elsewhere.
 *
 * @param personal words that say who it is: username, site name
 */
export const passwordBits = (password: string, personal: readonly string[] = []): number => {
  const text = password.toLowerCase();
  const read = readLookAlikes(text);
  const own = new Set(personal.map((word) => word.toLowerCase()).filter((word) => word.length > 2));
  const cheapest = [0];
  for (let end = 1; end <= text.length; end += 1) {
    let best =
      (cheapest[end - 1] ?? 0) + bitsOfCharacter(text.charAt(end - 1), text.slice(0, end - 1));
    for (let start = Math.max(0, end - 30); start <= end - 2; start += 1) {
      const piece = text.slice(start, end);
      const known = read.length === text.length ? read.slice(start, end) : piece;
      let bits = Infinity;
      if (isGuessable(piece, known, own)) bits = KNOWN_BITS;
      else if (isPronounceable(piece)) bits = wordBits(piece.length);
      best = Math.min(best, (cheapest[start] ?? 0) + bits);
    }
    cheapest.push(best);
  }
  return (cheapest.at(-1) ?? 0) + capitalBits(password);
};

/**
 * How hard a password is to guess, as a hint while typing; the platform alone decides whether it
 * is accepted. The steps follow from one guess of 23 ms (argon2id as the platform runs it).
 *
 * @returns 0 weak: below 30 bits, under a year for one processor core; 1 fair: below 45, some 25
 * years for a thousand cores; 2 good: below 60; 3 strong
 */
export const passwordScore = (
  password: string,
  personal: readonly string[] = [],
): 0 | 1 | 2 | 3 => {
  const bits = passwordBits(password, personal);
  if (bits < 30) return 0;
  if (bits < 45) return 1;
  return bits < 60 ? 2 : 3;
};
