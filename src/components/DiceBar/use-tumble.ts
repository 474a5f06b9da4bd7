import { useEffect, useState } from 'react';
import { reducedMotion } from '#theme/breakpoints.ts';

/** How often a tumbling figure changes: fast enough to blur, slow enough not to flicker. */
const TUMBLE_MS = 70;

/**
 * A figure that tumbles while a result is on its way; decoration, drawn from nothing that counts.
 * It stands at 0 for who asked for less motion.
 *
 * @param bound the figure stays below it
 */
export const useTumble = (tumbling: boolean, bound: number): number => {
  const [figure, setFigure] = useState(0);
  useEffect(() => {
    if (!tumbling || matchMedia(reducedMotion).matches) return undefined;
    const timer = setInterval(() => setFigure(Math.floor(Math.random() * bound)), TUMBLE_MS);
    return () => {
      clearInterval(timer);
      setFigure(0);
    };
  }, [tumbling, bound]);
  return tumbling ? figure : 0;
};
