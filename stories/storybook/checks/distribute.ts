/** The place of one among several, from 0. */
export interface Place {
  at: number;
  of: number;
}

/**
 * The rows of a table that fall to one of several: shares that differ by one at most, and all of them
 * together have every row. Where there are more takers than rows, each has one.
 *
 * @param turn where the dealing begins: two components need not begin with the same row
 */
export const distribute = <Row>(rows: readonly Row[], { at, of }: Place, turn = 0): Row[] => {
  if (rows.length === 0) return [];
  const startOf = (taker: number): number => Math.floor((taker * rows.length) / of);
  const start = of > rows.length ? at : startOf(at);
  const end = of > rows.length ? at + 1 : startOf(at + 1);
  return Array.from(
    { length: end - start },
    (_, next) => rows[(turn + start + next) % rows.length] as Row,
  );
};
