import { withPlainDigits } from '#domain/digits-of.ts';

/** What somebody typed: numbers of one width, and what is none. */
export interface TypedNumbers {
  numbers: string[];
  wrong: string[];
}

/**
 * Reads numbers of so many digits out of a text, in the figures of any script: Burmese, Thai and Arabic phones
 * type their own. Spaces, commas and the like part them. A number that is typed twice counts once.
 */
export const readNumbers = (text: string, width: number): TypedNumbers => {
  const parts = text.split(/[\s,;.·、，；،؛]+/u).filter(Boolean);
  const read = parts.map(withPlainDigits);
  const fits = (part: string) => part.length === width && /^\d+$/.test(part);
  return {
    numbers: [...new Set(read.filter(fits))],
    wrong: parts.filter((_part, index) => !fits(read[index] ?? '')),
  };
};
