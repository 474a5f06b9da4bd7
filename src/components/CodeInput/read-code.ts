import { digitsOf, withPlainDigits } from '#domain/digits-of.ts';

/** What a code is made of. */
export type CodeKind = 'digits' | 'letters-and-digits';

/**
 * The code in what was typed or pasted: spaces, dashes and words around it go, digits of other
 * scripts become 0 to 9, letters become capitals.
 *
 * @param length how many characters the code has; what comes after is dropped
 */
export const readCode = (typed: string, kind: CodeKind, length: number): string => {
  if (kind === 'digits') return digitsOf(typed).slice(0, length);
  return withPlainDigits(typed)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/gu, '')
    .slice(0, length);
};
