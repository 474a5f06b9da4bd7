import { useEffect, useState } from 'react';

/** Draws the page again every so often while something runs; for figures that follow a clock. */
export const useTick = (running: boolean, everyMs: number): void => {
  const [, setTicks] = useState(0);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setTicks((ticks) => ticks + 1), everyMs);
    return () => clearInterval(timer);
  }, [running, everyMs]);
};
