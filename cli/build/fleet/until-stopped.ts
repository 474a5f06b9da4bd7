import { setTimeout as wait } from 'node:timers/promises';

/** How long who pressed Ctrl-C waits for what is under way. */
const MOMENT_MS = 250;

const left = Promise.withResolvers<void>();
let isLeft = false;

/** Whether what is still open is not waited for: a person pressed Ctrl-C, or `endWithin` gave up waiting. */
export const hasLeft = (): boolean => isLeft;

/** Waits for Ctrl-C, or for whoever supervises the process to end it. */
export const untilStopped = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      // Told twice to end, it still ends in order; who presses Ctrl-C twice wants it gone.
      process[signal === 'SIGINT' ? 'once' : 'on'](signal, () => {
        isLeft ||= signal === 'SIGINT';
        if (isLeft) left.resolve();
        resolve();
      });
    }
  });

/**
 * Waits for work that may be cut off anywhere: after Ctrl-C only a moment longer.
 *
 * @param work rejects as it does; after that moment nobody hears of it
 */
export const orLeave = async (work: Promise<void>): Promise<void> => {
  await Promise.race([work, left.promise.then(() => wait(MOMENT_MS))]);
};

/**
 * Waits, once the process was told to end, for work that may be cut off anywhere: so long at most, after Ctrl-C only a moment. What is
 * open then is left, and the process ends all the same, before its supervisor kills it.
 *
 * @param work rejects as it does; after that time nobody hears of it
 */
export const endWithin = async (work: Promise<unknown>, ms: number): Promise<void> => {
  const late = new AbortController();
  const over = work.then(() => true);
  const given = wait(ms, false, { signal: late.signal }).catch(() => false);
  const gone = left.promise.then(() => wait(MOMENT_MS, false));
  try {
    if (!(await Promise.race([over, given, gone]))) isLeft = true;
  } finally {
    late.abort();
  }
};
