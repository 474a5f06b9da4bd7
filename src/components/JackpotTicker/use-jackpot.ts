import { useEffect, useState } from 'react';
import { type JackpotPool, nextJackpotStep } from './jackpot-growth.ts';

/**
 * What a ticker shows of a pool while its page is in sight: from the amount before to the amount
 * now, step by step, and no further.
 *
 * @param pool null until it is known
 * @returns whole minor units; `startMinor` until then, on the server too
 */
export const useJackpot = (
  startMinor: number,
  pool: JackpotPool | null,
  everySeconds: readonly number[],
): number => {
  const [shown, setShown] = useState<number | null>(null);
  const { previousMinor, amountMinor, overSeconds } = pool ?? {};
  const waits = everySeconds.join();
  useEffect(() => {
    if (previousMinor === undefined || amountMinor === undefined) return undefined;
    const endsAt = Date.now() + (overSeconds ?? 0) * 1000;
    const choices = waits.split(',').map(Number);
    let timer: ReturnType<typeof setTimeout>;
    let now = Math.min(previousMinor, amountMinor);
    const go = () => {
      setShown(now);
      if (now === amountMinor) return;
      const leftMs = endsAt - Date.now();
      const step = nextJackpotStep(now, { amountMinor, leftMs }, choices, Math.random);
      timer = setTimeout(() => {
        now = step.shownMinor;
        go();
      }, step.waitMs);
    };
    go();
    return () => clearTimeout(timer);
  }, [previousMinor, amountMinor, overSeconds, waits]);
  return shown ?? startMinor;
};
