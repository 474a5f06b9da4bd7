/** How tiles lie in a grid: so many in a row, and so many in all. */
export interface GridShape {
  columns: number;
  count: number;
}

/** Where the tile of this index stands; rows and columns count from 1, as CSS counts. */
export const placeOf = (index: number, columns: number): { row: number; column: number } => ({
  row: Math.floor(index / columns) + 1,
  column: (index % columns) + 1,
});

/**
 * The tiles that stand in these rows, in reading order.
 *
 * @param rows from 0, in ascending order
 */
export const tilesOfRows = (rows: readonly number[], { columns, count }: GridShape): number[] =>
  rows.flatMap((row) =>
    Array.from({ length: columns }, (_tile, column) => row * columns + column).filter(
      (index) => index < count,
    ),
  );

/**
 * The rows in sight and, so that it is never taken away, the row with the focus and its neighbours.
 *
 * @param focused index of the tile that holds the focus, or null
 * @returns rows from 0, ascending, each once
 */
export const rowsToDraw = (
  inSight: readonly number[],
  focused: number | null,
  { columns, count }: GridShape,
): number[] => {
  const last = Math.ceil(count / columns) - 1;
  const row = focused === null ? null : Math.floor(focused / columns);
  const kept = row === null ? [] : [row - 1, row, row + 1];
  return [...new Set([...inSight, ...kept])]
    .filter((each) => each >= 0 && each <= last)
    .toSorted((one, other) => one - other);
};

/**
 * Where an arrow key leads from a tile.
 *
 * @returns the index of another tile, or null if the key leads nowhere
 */
export const tileOfKey = (
  key: string,
  from: number,
  { columns, count, direction }: GridShape & { direction: 'ltr' | 'rtl' },
): number | null => {
  const forward = direction === 'ltr' ? 'ArrowRight' : 'ArrowLeft';
  const back = direction === 'ltr' ? 'ArrowLeft' : 'ArrowRight';
  const steps: Record<string, number> = {
    [forward]: 1,
    [back]: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
  };
  const step = steps[key];
  if (step === undefined) return null;
  const to = from + step;
  return to >= 0 && to < count ? to : null;
};
