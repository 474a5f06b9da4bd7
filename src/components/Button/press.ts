import type { KeyboardEvent, MouseEvent } from 'react';

/**
 * What a click on a button of ours does: it takes the focus, also where the browser would not
 * give it (Safari), so that a dialog it opens knows whereto return; then it acts. While the
 * button is busy nothing happens, and no form is sent.
 */
export const press = (
  event: MouseEvent<HTMLButtonElement>,
  onPress: (() => void) | undefined,
  busy = false,
): void => {
  if (busy) return event.preventDefault();
  event.currentTarget.focus({ preventScroll: true });
  onPress?.();
};

/** A key that is held down presses once: browsers would press again and again for as long as Enter is down. */
export const pressOnce = (event: KeyboardEvent): void => {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
};
