import type { Worker } from 'node:worker_threads';

/** How much a thread may do before it is taken for one without an end. */
export interface ThreadLimits {
  /** Time of a processor, in ms. */
  worksMs: number;
  /** Time in which it waits for something, in ms. */
  waitsMs: number;
}

/** How often it is looked how much that was. */
const LOOKS_EVERY_MS = 500;

const later = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });

const reasonToEnd = async (
  worker: Worker,
  { worksMs, waitsMs }: ThreadLimits,
): Promise<string | undefined> => {
  const { idle } = worker.performance.eventLoopUtilization();
  if (idle > waitsMs) return `no end: it has waited for ${waitsMs / 1000} seconds`;
  // One that has ended has no times any more.
  const { user, system } = await worker.cpuUsage().catch(() => ({ user: 0, system: 0 }));
  return (user + system) / 1000 > worksMs ? `no end after ${worksMs / 1000} seconds` : undefined;
};

/**
 * Waits until a thread has ended, or has done more than it may. What it has worked and waited counts,
 * not what the clock says: on a busy machine the clock runs on while others work.
 *
 * @returns why it was taken for one without an end; undefined when it has ended
 * @throws what it throws
 */
export const watchUntilOver = async (
  worker: Worker,
  limits: ThreadLimits,
): Promise<string | undefined> => {
  const over = new Promise<true>((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', () => resolve(true));
  });
  for (;;) {
    const isOver = await Promise.race([over, later(LOOKS_EVERY_MS)]);
    const reason = isOver ? undefined : await reasonToEnd(worker, limits);
    if (isOver || reason !== undefined) return reason;
  }
};
