import { useEffect, useState } from 'react';
import { reducedMotion } from '#theme/breakpoints.ts';

/** The share of the way that is done, quick at first. */
const eased = (share: number): number => 1 - (1 - share) ** 3;

/**
 * A figure that rises from 1 to its end, evenly on a scale of powers, in a given time.
 *
 * @param riseMs 0 shows the end at once, and so does the wish for less motion
 */
export const useRise = (end: number, riseMs: number): number => {
  const [shown, setShown] = useState({ end, value: end });
  useEffect(() => {
    if (riseMs === 0 || matchMedia(reducedMotion).matches) return undefined;
    const began = performance.now();
    let frame = 0;
    const rise = () => {
      const share = Math.min(1, (performance.now() - began) / riseMs);
      setShown({ end, value: Math.exp(Math.log(Math.max(1, end)) * eased(share)) });
      if (share < 1) frame = requestAnimationFrame(rise);
    };
    rise();
    return () => cancelAnimationFrame(frame);
  }, [end, riseMs]);
  return riseMs > 0 && shown.end === end ? shown.value : end;
};
