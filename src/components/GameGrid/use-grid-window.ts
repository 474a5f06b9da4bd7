import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useRef, useState } from 'react';
import { rowsToDraw, tilesOfRows } from './grid-window.ts';
import { useGridMeasure } from './use-grid-measure.ts';

/** Rows that are drawn before they come into sight, so that a quick thumb finds no hole. */
const ROWS_AHEAD = 2;

/**
 * Decides which tiles of a long list are drawn: those near the window, and the one with the focus.
 * Up to `least` tiles are always all drawn, as on the server.
 */
export const useGridWindow = (count: number, least: number) => {
  const grid = useRef<HTMLUListElement>(null);
  const probe = useRef<HTMLLIElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const isLong = count > least;
  const size = useGridMeasure(grid, probe, isLong);
  const columns = size?.columns ?? 1;
  const shape = { columns, count };
  const rowPx = (size?.rowPx ?? 0) + (size?.gapPx ?? 0);
  // The height of a row is part of its key: another height forgets all places.
  const keyOfRow = useCallback((row: number) => `${row}:${rowPx}`, [rowPx]);
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is passed on or memoized
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(count / columns),
    enabled: size !== null,
    estimateSize: () => rowPx,
    overscan: ROWS_AHEAD,
    scrollMargin: size?.offsetPx ?? 0,
    getItemKey: keyOfRow,
  });
  const inSight = virtualizer.getVirtualItems().map(({ index }) => index);

  return {
    grid,
    probe,
    size,
    isLong,
    setFocused,
    /** The height of all rows, drawn or not; only looked at with a `size`. */
    wholePx: virtualizer.getTotalSize() - (size?.gapPx ?? 0),
    /** Indices of the tiles to draw, in reading order. */
    drawn: size
      ? tilesOfRows(rowsToDraw(inSight, focused, shape), shape)
      : Array.from({ length: Math.min(count, least) }, (_tile, index) => index),
  };
};
