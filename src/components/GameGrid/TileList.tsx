import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ReactNode, type KeyboardEvent, useCallback, useRef, useState } from 'react';
import { GameTileSkeleton } from '../GameShelf/GameTileSkeleton.tsx';
import * as styles from './GameGrid.css.ts';
import { placeOf, tileOfKey, rowsToDraw, tilesOfRows } from './grid-window.ts';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useGridMeasure } from './use-grid-measure.ts';

/** Rows that are drawn before they come into sight, so that a quick thumb finds no hole. */
const ROWS_AHEAD = 2;

/**
 * Decides which tiles of a long list are drawn: those near the window, and the one with the focus.
 * Up to `least` tiles are always all drawn, as on the server.
 */
const useGridWindow = (count: number, least: number) => {
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

export interface TileListProps<Game> {
  /** The name of the list. */
  label: string;
  games: readonly Game[];
  /** What tells one game from another. */
  keyOf: (game: Game) => string;
  /** Draws one game, mostly as a `GameTile`. */
  renderTile: (game: Game, index: number) => ReactNode;
  /** How many games there are, also those that are not here yet. */
  total?: number | undefined;
  /** The tile's form as the merchant chose it: decides how many stand in a row. */
  tile?: 'portrait' | 'landscape' | 'square' | undefined;
  titlePlace?: 'over' | 'under' | undefined;
  /** So many are drawn at once, on the server too; longer lists are drawn as they are scrolled. */
  firstTiles?: number | undefined;
  /** Empty tiles behind the last game, for those on their way. */
  pending: number;
}

const lengths = (rowPx: number, wholePx: number) => ({
  [styles.rowHeight]: `${rowPx}px`,
  [styles.wholeHeight]: `${wholePx}px`,
});

/** The tiles of a grid: as many as are needed, each in its place. */
export const TileList = <Game,>({
  label,
  games,
  keyOf,
  renderTile,
  total = games.length,
  tile = 'portrait',
  titlePlace = 'over',
  firstTiles = 24,
  pending,
}: TileListProps<Game>) => {
  const count = games.length + pending;
  const { grid, probe, size, isLong, wholePx, drawn, setFocused } = useGridWindow(
    count,
    firstTiles,
  );
  const drawTile = (index: number): ReactNode => {
    const game = games[index];
    if (game === undefined) return <GameTileSkeleton titlePlace={titlePlace} />;
    return renderTile(game, index);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys are a short cut between the buttons inside
    <ul
      ref={grid}
      aria-label={label}
      aria-busy={pending > 0 || undefined}
      className={styles.grid}
      data-tile={tile}
      data-windowed={size ? true : undefined}
      style={size ? assignInlineVars(lengths(size.rowPx, wholePx)) : undefined}
      onKeyDown={(event) => walkTiles(event, games.length)}
      onFocus={({ target }) => setFocused(tileIndexOf(target))}
      onBlur={() => setFocused(null)}
    >
      {isLong && (
        <li ref={probe} aria-hidden="true" inert className={styles.probe}>
          {drawTile(0)}
        </li>
      )}
      {drawn.map((index) => {
        const game = games[index];
        const { row, column } = placeOf(index, size?.columns ?? 1);
        const isHere = game !== undefined;
        return (
          <li
            key={isHere ? keyOf(game) : `pending-${index}`}
            className={styles.place}
            data-index={index}
            {...(isHere
              ? { 'aria-setsize': Math.max(total, games.length), 'aria-posinset': index + 1 }
              : { 'aria-hidden': true })}
            style={size ? { gridRow: row, gridColumn: column } : undefined}
          >
            {drawTile(index)}
          </li>
        );
      })}
    </ul>
  );
};

/** The index of the tile that an element stands in, or null. */
const tileIndexOf = (target: EventTarget): number | null => {
  const place = target instanceof Element ? target.closest('[data-index]') : null;
  return place instanceof HTMLElement ? Number(place.dataset['index']) : null;
};

/** Columns and direction as the browser has laid them out. */
const layoutOf = (list: HTMLElement): { columns: number; direction: 'ltr' | 'rtl' } => {
  const { direction, gridTemplateColumns } = getComputedStyle(list);
  return {
    columns: gridTemplateColumns.split(' ').length,
    direction: direction === 'rtl' ? 'rtl' : 'ltr',
  };
};

/** Lets the arrow keys step from tile to tile; the first button or link of a tile gets the focus. */
const walkTiles = (event: KeyboardEvent<HTMLElement>, count: number): void => {
  const { currentTarget: list, target, key } = event;
  const from = tileIndexOf(target);
  if (from === null || event.altKey || event.ctrlKey || event.metaKey) return;
  const to = tileOfKey(key, from, { ...layoutOf(list), count });
  if (to === null) return;
  event.preventDefault();
  list.querySelector<HTMLElement>(`[data-index="${to}"] :is(button, a[href])`)?.focus();
};
