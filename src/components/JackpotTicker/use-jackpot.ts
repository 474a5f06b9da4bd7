import { useEffect, useRef, useState } from 'react';
import { type JackpotGrowth, nextJackpotStep } from './jackpot-growth.ts';

/**
 * A jackpot that grows while its page is in sight.
 *
 * @returns whole minor units; the first render answers `startMinor` and nothing else
 */
export const useJackpot = (startMinor: number, growth: JackpotGrowth): number => {
  const [grownMinor, setGrownMinor] = useState(0);
  const rule = useRef(growth);
  useEffect(() => {
    rule.current = growth;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const { waitMs, addMinor } = nextJackpotStep(rule.current, Math.random);
      timer = setTimeout(() => {
        if (!document.hidden) setGrownMinor((minor) => minor + addMinor);
        wait();
      }, waitMs);
    };
    wait();
    return () => clearTimeout(timer);
  }, []);
  return startMinor + grownMinor;
};
