import { useSyncExternalStore } from 'react';
import { reducedMotion } from '#theme/breakpoints.ts';

const watch = (changed: () => void): (() => void) => {
  const query = matchMedia(reducedMotion);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Whether the player asked their system for less motion. */
export const prefersReducedMotion = (): boolean => matchMedia(reducedMotion).matches;

/** Whether the player asked for less motion: results are shown at once, without a way to them. */
export const useReducedMotion = (): boolean => useSyncExternalStore(watch, prefersReducedMotion);
