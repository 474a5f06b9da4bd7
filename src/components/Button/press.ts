import type { KeyboardEvent, MouseEvent } from 'react';

/** Whether a form presses its button because Enter was pressed in one of its fields, where one goes on typing. */
const isFromField = ({ detail, currentTarget }: MouseEvent<HTMLButtonElement>): boolean => {
  const { form, ownerDocument } = currentTarget;
  const focused = ownerDocument.activeElement;
  return (
    detail === 0 && focused instanceof HTMLInputElement && form !== null && focused.form === form
  );
};

/**
 * What a click on a button of ours does: it takes the focus, also where the browser would not
 * give it (Safari), so that a dialog it opens knows whereto return; then it acts. Enter in a field leaves
 * the focus there. While the button is busy nothing happens, and no form is sent.
 */
export const press = (
  event: MouseEvent<HTMLButtonElement>,
  onPress: (() => void) | undefined,
  busy = false,
): void => {
  if (busy) return event.preventDefault();
  if (!isFromField(event)) event.currentTarget.focus({ preventScroll: true });
  onPress?.();
};

/** A key that is held down presses once: browsers would press again and again for as long as Enter is down. */
export const pressOnce = (event: KeyboardEvent): void => {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
};
