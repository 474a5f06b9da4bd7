/** Letters beside Latin ones are counted as two figures: those of Burmese, Khmer and Chinese are as wide. */
const WIDE = /[^\p{Script=Latin}\p{Script=Common}]/gu;

/**
 * How wide the longest piece of a text is that holds a figure and must not be broken, counted in figures; 1 for a text without any.
 * A no-break space holds an amount and its currency together.
 */
export const widthInFigures = (text: string): number => {
  const widths = text
    .split(' ')
    .filter((piece) => /\p{Nd}/u.test(piece))
    .map((piece) => piece.length + (piece.match(WIDE)?.length ?? 0));
  return Math.max(1, ...widths);
};
