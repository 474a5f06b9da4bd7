/** What somebody typed: numbers of one width, and what is none. */
export interface TypedNumbers {
  numbers: string[];
  wrong: string[];
}

const FIGURES = /\p{Nd}/u;

/** A figure of any script as its value: Burmese, Thai and Arabic phones type their own. */
const digitOf = (figure: string): string => {
  let zero = figure.codePointAt(0) ?? 0;
  const own = zero;
  // The ten figures of a script follow each other, zero first.
  while (own - zero < 9 && FIGURES.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(own - zero);
};

/**
 * Reads numbers of so many digits out of a text; spaces, commas and the like part them. A number
 * that is typed twice counts once.
 */
export const readNumbers = (text: string, width: number): TypedNumbers => {
  const parts = text.split(/[\s,;.·、，]+/u).filter(Boolean);
  const read = parts.map((part) => part.replaceAll(/\p{Nd}/gu, digitOf));
  const fits = (part: string) => part.length === width && /^\d+$/.test(part);
  return {
    numbers: [...new Set(read.filter(fits))],
    wrong: parts.filter((_part, index) => !fits(read[index] ?? '')),
  };
};
