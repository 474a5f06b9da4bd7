import { type RefCallback, useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in a bar whose buttons turn off while they have it: who is on the last page cannot go on, and a
 * keyboard would begin at the top of the page again. It goes to what can still be pressed, or to the bar.
 *
 * @returns for the bar, which must be able to take the focus (`tabIndex={-1}`)
 */
export const useKeptFocus = <Bar extends HTMLElement>(): RefCallback<Bar> => {
  const bar = useRef<Bar>(null);
  /** What of the bar has the focus, or was turned off while it had it. */
  const held = useRef<Element>(null);

  const watch = useCallback((found: Bar) => {
    bar.current = found;
    const enter = ({ target }: FocusEvent) => {
      held.current = target instanceof Element ? target : null;
    };
    const leave = () => {
      if (!held.current?.matches(':disabled')) held.current = null;
    };
    found.addEventListener('focusin', enter);
    found.addEventListener('focusout', leave);
    return () => {
      found.removeEventListener('focusin', enter);
      found.removeEventListener('focusout', leave);
    };
  }, []);

  useLayoutEffect(() => {
    const off = held.current;
    if (!off?.matches(':disabled')) return;
    held.current = null;
    const { activeElement, body } = document;
    if (activeElement !== off && activeElement !== body) return;
    const other = bar.current?.querySelector<HTMLElement>('[aria-current], button:enabled');
    (other ?? bar.current)?.focus({ preventScroll: true });
  });
  return watch;
};
