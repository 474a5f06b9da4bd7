import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { serverOffsetMs } from './server-clock.ts';
import { secondsLeft, untilNextTickMs } from './time-left.ts';

/** Calls once per instant, when it comes while somebody watches. */
const useEnd = (toMs: number, left: number | null, onEnd: (() => void) | undefined): void => {
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  /** The instant that was seen to be still ahead. */
  const awaited = useRef<number>(undefined);
  useEffect(() => {
    if (left === null) return;
    if (left > 0) {
      awaited.current = toMs;
      return;
    }
    if (awaited.current !== toMs) return;
    awaited.current = undefined;
    end.current?.();
  }, [left, toMs]);
};

/**
 * Whole seconds until an instant, renewed each second while some are left.
 *
 * @param toMs the instant, in ms since 1970 by the server's clock
 * @param offsetMs the server's clock minus this device's; as its last answer told it where left out
 * @param onEnd called once per instant, when it comes while somebody watches
 * @returns null on the server and while its page wakes up
 */
export const useSecondsLeft = (
  toMs: number,
  offsetMs: number | undefined,
  onEnd: (() => void) | undefined,
): number | null => {
  const leftMs = useCallback(
    () => toMs - Date.now() - (offsetMs ?? serverOffsetMs()),
    [toMs, offsetMs],
  );
  const watch = useCallback(
    (tick: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const wait = () => {
        const left = leftMs();
        if (left <= 0) return;
        timer = setTimeout(() => {
          tick();
          wait();
        }, untilNextTickMs(left));
      };
      wait();
      // Timers sleep in a hidden tab: who comes back sees the right figure at once.
      document.addEventListener('visibilitychange', tick);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', tick);
      };
    },
    [leftMs],
  );
  const left = useSyncExternalStore(
    watch,
    () => secondsLeft(leftMs()),
    () => null,
  );

  useEnd(toMs, left, onEnd);
  return left;
};
