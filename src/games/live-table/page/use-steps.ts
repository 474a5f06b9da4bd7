import { useEffect, useState } from 'react';
import { useReducedMotion } from '../../shared/page/play/use-reduced-motion.ts';

/** What of a round's clock the steps follow. */
interface Clock {
  phase: string;
  roundId: string | null;
  elapsedMs: () => number;
}

/**
 * How many things of a running round have been shown: one more every so many ms. All of them once
 * the round has ended, or for whoever asked for less motion.
 */
export const useSteps = ({ phase, roundId, elapsedMs }: Clock, stepMs: number): number => {
  const isCalm = useReducedMotion();
  const [steps, setSteps] = useState(0);
  useEffect(() => {
    if (phase !== 'running') return undefined;
    const count = () => setSteps(Math.floor(elapsedMs() / stepMs));
    count();
    const timer = setInterval(count, stepMs / 3);
    return () => clearInterval(timer);
    // The clock is the round's; a new phase starts it anew.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [phase, roundId, stepMs]);
  return phase === 'running' && !isCalm ? steps : Number.POSITIVE_INFINITY;
};
