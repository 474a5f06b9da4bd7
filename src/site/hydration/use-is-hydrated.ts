import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the page is hydrated: false while it is prerendered and in the hydrating render, so that
 * both give the same markup; true afterwards.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
