import type { KeyboardEvent } from 'react';
import { tileOfKey } from './grid-window.ts';

/** The index of the tile that an element stands in, or null. */
export const tileIndexOf = (target: EventTarget): number | null => {
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
export const walkTiles = (event: KeyboardEvent<HTMLElement>, count: number): void => {
  const { currentTarget: list, target, key } = event;
  const from = tileIndexOf(target);
  if (from === null || event.altKey || event.ctrlKey || event.metaKey) return;
  const to = tileOfKey(key, from, { ...layoutOf(list), count });
  if (to === null) return;
  event.preventDefault();
  list.querySelector<HTMLElement>(`[data-index="${to}"] :is(button, a[href])`)?.focus();
};
