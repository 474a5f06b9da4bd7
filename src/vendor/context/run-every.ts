import type { FastifyBaseLogger } from 'fastify';

/**
 * Does something at a pace, at once for the first time, and never twice at the same moment.
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
      .catch((fault: unknown) => log.error({ err: fault }, 'what is due by the clock failed'))
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
