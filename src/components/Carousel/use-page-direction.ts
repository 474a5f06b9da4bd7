import { useSyncExternalStore } from 'react';

const watch = (changed: () => void): (() => void) => {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
};

/** The page's direction of reading, from `<html dir>`; the server need not know it. */
export const usePageDirection = (): 'ltr' | 'rtl' =>
  useSyncExternalStore(
    watch,
    () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'),
    () => 'ltr',
  );
