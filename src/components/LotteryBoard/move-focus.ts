import type { KeyboardEvent } from 'react';
import { nearestInGrid } from './nearest-in-grid.ts';

/** An arrow key on a number leads to the next one of the board as they stand on the screen. */
export const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const board = event.currentTarget.closest('[data-board]');
  const buttons = [...(board?.querySelectorAll<HTMLElement>('[data-number]') ?? [])];
  const spots = buttons.map((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  const next = nearestInGrid(spots, buttons.indexOf(event.currentTarget), event.key);
  if (next === null) return;
  event.preventDefault();
  buttons[next]?.focus();
};
