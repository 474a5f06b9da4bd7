import { isCommonPassword } from '#domain/password-strength.ts';

const characterSets: [pattern: RegExp, size: number][] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\p{N}/u, 10],
  [/[^\p{L}\p{N}]/u, 33],
  [/\p{Lo}/u, 100],
];

/** Runs such as "aaaa", "1234" and "dcba" add almost nothing: they count as one character. */
const effectiveLength = (password: string): number => {
  const codes = Array.from(password.toLowerCase(), (character) => character.codePointAt(0) ?? 0);
  let length = Math.min(codes.length, 2);
  for (let index = 2; index < codes.length; index += 1) {
    const step = (codes[index] ?? 0) - (codes[index - 1] ?? 0);
    const stepBefore = (codes[index - 1] ?? 0) - (codes[index - 2] ?? 0);
    if (step !== stepBefore || Math.abs(step) > 1) length += 1;
  }
  return length;
};

/**
 * How hard a password is to guess, as a hint while typing; the platform alone decides whether it
 * is accepted.
 *
 * @returns 0 weak: common words and walks, or below 40 bits; 1 fair: below 60; 2 good: below 80;
 * 3 strong
 */
export const passwordScore = (password: string): 0 | 1 | 2 | 3 => {
  if (isCommonPassword(password)) return 0;
  const alphabet = characterSets.reduce(
    (sum, [pattern, size]) => sum + (pattern.test(password) ? size : 0),
    0,
  );
  const bits = effectiveLength(password) * Math.log2(Math.max(alphabet, 2));
  if (bits < 40) return 0;
  if (bits < 60) return 1;
  return bits < 80 ? 2 : 3;
};
