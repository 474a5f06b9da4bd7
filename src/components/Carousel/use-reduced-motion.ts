import { useSyncExternalStore } from 'react';
import { reducedMotion } from '#theme/breakpoints.ts';

const watch = (changed: () => void): (() => void) => {
  const query = matchMedia(reducedMotion);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Whether the visitor asked for less motion; the server assumes so, and nothing moves by itself. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    watch,
    () => matchMedia(reducedMotion).matches,
    () => true,
  );
