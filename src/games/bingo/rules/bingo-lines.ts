/** Five rows, five columns, two diagonals of a card, as places 0 to 24 from its first corner on. */
export const bingoLines: readonly (readonly number[])[] = [
  ...[0, 1, 2, 3, 4].map((row) => [0, 1, 2, 3, 4].map((column) => row * 5 + column)),
  ...[0, 1, 2, 3, 4].map((column) => [0, 1, 2, 3, 4].map((row) => row * 5 + column)),
  [0, 6, 12, 18, 24],
  [4, 8, 12, 16, 20],
];

/** The middle of a card, which is marked from the beginning. */
export const FREE_PLACE = 12;

/** Which lines are full; numbers of `bingoLines`. */
export const fullLines = (marked: ReadonlySet<number>): number[] =>
  bingoLines.flatMap((line, at) => (line.every((place) => marked.has(place)) ? [at] : []));
