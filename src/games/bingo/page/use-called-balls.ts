import { useEffect, useState } from 'react';

/** How long all balls of a round take to come. */
export const CALLING_MS = 8000;

/**
 * How many balls have been called: one after the other while the round is shown, then all.
 *
 * @param round another text for another round
 */
export const useCalledBalls = (round: string, count: number, running: boolean): number => {
  const [called, setCalled] = useState({ round, count: 0 });
  useEffect(() => {
    if (!running || count === 0) return undefined;
    const beganMs = performance.now();
    const timer = setInterval(() => {
      const share = Math.min(1, (performance.now() - beganMs) / CALLING_MS);
      setCalled({ round, count: Math.floor(share * count) });
    }, CALLING_MS / count);
    return () => clearInterval(timer);
  }, [round, count, running]);
  if (!running) return count;
  return called.round === round ? called.count : 0;
};
