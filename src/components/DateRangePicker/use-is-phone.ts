import { useSyncExternalStore } from 'react';
import { below } from '#theme/breakpoints.ts';

const phone = below('tablet');

const watch = (onChange: () => void): (() => void) => {
  const query = matchMedia(phone);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Whether the window is narrower than 640 px, where sheets take the place of popovers. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    watch,
    () => matchMedia(phone).matches,
    () => false,
  );
