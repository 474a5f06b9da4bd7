import { useLayoutEffect, useState, type RefObject } from 'react';

/** How a drawn grid turned out; all lengths in px. */
export interface GridMeasure {
  columns: number;
  rowPx: number;
  gapPx: number;
  /** From the top of the page to the top of the grid. */
  offsetPx: number;
}

/** Columns without a width are not the grid's own: tiles stand in them that have no room. */
export const countColumns = (tracks: string): number =>
  tracks.split(' ').filter((width) => Number.parseFloat(width) > 0).length || 1;

const measure = (grid: HTMLElement, probe: HTMLElement): GridMeasure => {
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid);
  return {
    columns: countColumns(gridTemplateColumns),
    rowPx: probe.getBoundingClientRect().height,
    gapPx: Number.parseFloat(rowGap) || 0,
    offsetPx: grid.getBoundingClientRect().top + scrollY,
  };
};

const isSame = (one: GridMeasure, other: GridMeasure): boolean =>
  one.columns === other.columns &&
  Math.abs(one.rowPx - other.rowPx) < 0.5 &&
  one.gapPx === other.gapPx &&
  Math.abs(one.offsetPx - other.offsetPx) < 0.5;

/**
 * Measures a grid by one tile of it, and again whenever it or the page changes its size.
 *
 * @param enabled off while there is nothing to measure
 * @returns null until it is drawn for the first time
 */
export const useGridMeasure = (
  grid: RefObject<HTMLElement | null>,
  probe: RefObject<HTMLElement | null>,
  enabled: boolean,
): GridMeasure | null => {
  const [known, setKnown] = useState<GridMeasure | null>(null);

  useLayoutEffect(() => {
    const [gridNow, probeNow] = [grid.current, probe.current];
    if (!enabled || !gridNow || !probeNow) return undefined;
    const read = () => {
      const found = measure(gridNow, probeNow);
      if (found.rowPx === 0) return;
      setKnown((before) => (before && isSame(before, found) ? before : found));
    };
    read();
    const observer = new ResizeObserver(read);
    for (const element of [gridNow, probeNow, document.body]) observer.observe(element);
    return () => observer.disconnect();
  }, [grid, probe, enabled]);

  return enabled ? known : null;
};
