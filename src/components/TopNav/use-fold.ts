import { type FocusEvent, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';

/** A pointer that only crosses the bar unfolds nothing. */
const HOVER_OPEN_MS = 120;
/** A pointer may leave for a moment on its way to the panel. */
const HOVER_CLOSE_MS = 200;

/** A panel that unfolds under a mouse or by its button, and folds on Esc or when it is left. */
export interface Fold {
  open: boolean;
  toggle: () => void;
  close: () => void;
  /** For the element around button and panel. */
  area: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: (event: PointerEvent) => void;
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
    onBlur: (event: FocusEvent<HTMLElement>) => void;
  };
}

/** State and events of one drop menu of the navigation. */
export const useFold = (): Fold => {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const later = (next: boolean, delayMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), delayMs);
  };
  const now = (next: boolean) => {
    clearTimeout(timer.current);
    setOpen(next);
  };

  return {
    open,
    toggle: () => now(!open),
    close: () => now(false),
    area: {
      onPointerEnter: ({ pointerType }) => pointerType === 'mouse' && later(true, HOVER_OPEN_MS),
      onPointerLeave: ({ pointerType }) => pointerType === 'mouse' && later(false, HOVER_CLOSE_MS),
      onKeyDown: (event) => {
        if (event.key !== 'Escape' || !open) return;
        now(false);
        event.currentTarget.querySelector<HTMLElement>('[aria-expanded]')?.focus();
      },
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) now(false);
      },
    },
  };
};
