import type { Worker } from 'node:worker_threads';
import { type Effort, untilOver } from '../overrides/until-over.ts';

/**
 * Waits until a thread has ended, or has done more than it may.
 *
 * @returns why it was taken for one without an end; undefined when it has ended
 * @throws what it throws
 */
export const watchUntilOver = (worker: Worker, limits: Effort): Promise<string | undefined> => {
  const over = new Promise<void>((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', () => resolve());
  });
  const spent = async (): Promise<Effort> => {
    const { idle } = worker.performance.eventLoopUtilization();
    // One that has ended has no times any more.
    const { user, system } = await worker.cpuUsage().catch(() => ({ user: 0, system: 0 }));
    return { worksMs: (user + system) / 1000, waitsMs: idle };
  };
  return untilOver(over, spent, limits);
};
