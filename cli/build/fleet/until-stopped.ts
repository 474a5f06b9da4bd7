import { setTimeout as wait } from 'node:timers/promises';

/** How long who pressed Ctrl-C waits for what is under way. */
const MOMENT_MS = 250;

const left = Promise.withResolvers<void>();
let isLeft = false;

/** Whether a person pressed Ctrl-C and has the terminal coming: what is still open is not waited for. */
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
