import { useEffect, useEffectEvent } from 'react';

import { startPolling } from './start-polling.ts';

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
  useEffect(() => (active ? startPolling(() => refetch(), everyMs) : undefined), [active, everyMs]);
};
