import { type RefCallback, useCallback, useLayoutEffect, useRef } from 'react';

/** Where the focus goes at first; in a bar of pages to the page that is shown. */
const FIRST = '[aria-current], input:enabled, button:enabled';

/** What of a row or of an entry of a list can take the focus. */
const WITHIN = 'a[href], input:enabled, button:enabled';

/**
 * Keeps the focus in a part of a page whose buttons turn off or go while they have it: who is on the last page cannot go on, a
 * picture is taken away together with its button, and a keyboard would begin at the top of the page again. It goes to what can
 * still be pressed in the same row or entry, then to the first that can be in the part, or to the part.
 *
 * @param first which of the part takes it where the row is gone
 * @returns for the part
 */
export const useKeptFocus = <Part extends HTMLElement>(
  first: string = FIRST,
): RefCallback<Part> => {
  const part = useRef<Part>(null);
  /** What of the part has the focus, or was turned off or taken away while it had it; and its row. */
  const held = useRef<{ element: Element; row: Element | null }>(null);

  const watch = useCallback((found: Part) => {
    part.current = found;
    const enter = ({ target }: FocusEvent) => {
      if (target instanceof Element) held.current = { element: target, row: rowOf(target) };
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      const left = held.current;
      if (relatedTarget !== null) held.current = null;
      // To nowhere: whether it was taken away is seen when this change of the page is done.
      else
        queueMicrotask(() => {
          if (held.current === left && left && isThere(left.element)) held.current = null;
        });
    };
    found.addEventListener('focusin', enter);
    found.addEventListener('focusout', leave);
    return () => {
      found.removeEventListener('focusin', enter);
      found.removeEventListener('focusout', leave);
    };
  }, []);

  useLayoutEffect(() => {
    const lost = held.current;
    if (!lost || isThere(lost.element)) return;
    held.current = null;
    const { activeElement, body } = document;
    if (activeElement !== lost.element && activeElement !== body) return;
    focusOn(part.current, { row: lost.row, first });
  });
  return watch;
};

const rowOf = (element: Element): Element | null => element.closest('li, tr');

const isThere = (element: Element): boolean => element.isConnected && !element.matches(':disabled');

const focusOn = (
  part: HTMLElement | null,
  { row, first }: { row: Element | null; first: string },
): void => {
  if (!part) return;
  const near =
    row?.isConnected && part.contains(row) ? row.querySelector<HTMLElement>(WITHIN) : null;
  const target = near ?? part.querySelector<HTMLElement>(first) ?? part;
  // What is no stop of a keyboard takes the focus all the same.
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
};
