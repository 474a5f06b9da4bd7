import { useEffect, useState } from 'react';

/**
 * How far the platform's clock is ahead of this device's, in ms, by its last answer; 0 before.
 *
 * @param now the platform's clock in that answer, RFC 3339
 */
export const useServerOffset = (now: string | undefined): number => {
  const [offsetMs, setOffsetMs] = useState(0);
  useEffect(() => {
    if (now === undefined) return undefined;
    const timer = setTimeout(() => setOffsetMs(Date.parse(now) - Date.now()));
    return () => clearTimeout(timer);
  }, [now]);
  return offsetMs;
};
