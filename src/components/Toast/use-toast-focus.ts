import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { QueuedToast } from './push-toast.ts';

interface ToastFocus {
  region: RefObject<HTMLElement | null>;
  /** A keyboard is on one of the messages. */
  isFocused: boolean;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  onBlur: () => void;
}

const toastOf = (element: Element): number =>
  Number(element.closest<HTMLElement>('[data-toast]')?.dataset['toast']);

/**
 * Follows a keyboard through the messages. A message that goes takes the focus with it, and the browser tells
 * nobody: it goes on to the next message, and after the last to where it came from.
 */
export const useToastFocus = (toasts: readonly QueuedToast[]): ToastFocus => {
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const held = useRef<number>(null);
  const [focused, setFocused] = useState<number | null>(null);

  useEffect(() => {
    if (held.current === null || toasts.some(({ id }) => id === held.current)) return;
    held.current = null;
    if (document.activeElement !== document.body) return;
    (region.current?.querySelector('button') ?? cameFrom.current)?.focus({ preventScroll: true });
  }, [toasts]);

  const onFocus = ({ target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    // Who pressed with a pointer is on a message for as long as the pointer is.
    if (!target.matches(':focus-visible')) return;
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      cameFrom.current = relatedTarget;
    held.current = toastOf(target);
    setFocused(held.current);
  };
  const onBlur = () => {
    held.current = null;
    setFocused(null);
  };
  return { region, isFocused: toasts.some(({ id }) => id === focused), onFocus, onBlur };
};
