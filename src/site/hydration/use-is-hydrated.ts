import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether this page has come to life: false while it is prerendered and in the one render that
 * takes the prerendered page over, so that the two agree; true in every other.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
