import { useRef } from 'react';
import { isDue } from './is-due.ts';

/** The action, at most once in the interval: the first call goes through, the rest is dropped. */
export const useThrottled = (action: () => void, intervalMs: number): (() => void) => {
  const lastMs = useRef(-Infinity);
  return () => {
    const nowMs = Date.now();
    if (!isDue(nowMs, lastMs.current, intervalMs)) return;
    lastMs.current = nowMs;
    action();
  };
};
