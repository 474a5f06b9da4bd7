/** Of ever longer waits, in milliseconds, the first and the longest. */
const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 60_000;

/**
 * Waits until what did not come is worth being asked for again: a while that doubles each time, or
 * until the network is back, whichever comes first.
 *
 * @param attempt how often it was asked for again before, from 0
 */
export const waitToRetry = (attempt: number): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, Math.min(FIRST_WAIT_MS * 2 ** attempt, LONGEST_WAIT_MS));
    addEventListener('online', end);
  });
