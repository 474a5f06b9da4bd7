import { useEffect, useEffectEvent } from 'react';

/** Between two questions about what is on its way: often enough to wait for, seldom enough to bear. */
const INTERVAL_MS = 4000;

/**
 * Asks again and again while something is on its way; never while the page is out of sight, and at
 * once when it comes back.
 */
export const usePolling = (
  active: boolean,
  fetchNow: () => Promise<void>,
  everyMs: number = INTERVAL_MS,
): void => {
  const refetch = useEffectEvent(fetchNow);
  useEffect(() => {
    if (!active) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const wait = () => {
      timer = setTimeout(() => void turn(), everyMs);
    };
    const turn = async () => {
      if (document.visibilityState === 'visible') await refetch();
      if (!isGone) wait();
    };
    const comeBack = () => {
      if (document.visibilityState !== 'visible') return;
      clearTimeout(timer);
      void turn();
    };
    wait();
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      isGone = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', comeBack);
    };
  }, [active, everyMs]);
};
