import type { FastifyBaseLogger } from 'fastify';

/**
 * Runs a task at an interval, immediately for the first time, and never twice at once.
 *
 * @returns ends it; what is being done is waited for
 */
export const runEvery = (
  everyMs: number,
  work: () => Promise<void>,
  log: FastifyBaseLogger,
): (() => Promise<void>) => {
  let running: Promise<void> | null = null;
  const run = (): void => {
    running ??= work()
      .catch((error: unknown) => log.error({ err: error }, 'what is due by the clock failed'))
      .finally(() => {
        running = null;
      });
  };
  run();
  const timer = setInterval(run, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
};
