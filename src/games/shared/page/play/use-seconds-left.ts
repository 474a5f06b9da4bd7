import { useEffect, useState } from 'react';

/** The clock of a shared round, as `useSharedRounds` gives it. */
interface Clock {
  phase: string;
  roundId: string | null;
  remainingMs: () => number | null;
}

/** Whole seconds until the phase of a shared round ends, counted down once a second. */
export const useSecondsLeft = ({ phase, roundId, remainingMs }: Clock): number => {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const count = () => setSeconds(Math.ceil((remainingMs() ?? 0) / 1000));
    count();
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
    // The clock is the round's; a new phase starts it anew.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [phase, roundId]);
  return seconds;
};
