import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

const everyMinute = (tick: () => void): (() => void) => {
  const timer = setInterval(tick, MINUTE_MS);
  return () => clearInterval(timer);
};

/** The present to the minute, in ms; nothing on the server and while its page wakes up. */
export const useNow = (): number | null =>
  useSyncExternalStore(
    everyMinute,
    () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS,
    () => null,
  );
