import { rmSync } from 'node:fs';

/** What ends a process that does not ask for them. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs a work, and removes a folder once it has ended. A signal that ends the process removes it, too, and ends
 * the process as it would have.
 */
export const removedOnSignal = async <Value>(
  dir: string,
  work: () => Promise<Value>,
): Promise<Value> => {
  const remove = (): void => rmSync(dir, { recursive: true, force: true });
  const leave = (signal: NodeJS.Signals): void => {
    for (const each of SIGNALS) process.off(each, leave);
    try {
      remove();
    } finally {
      // Whoever else listens has heard of it already.
      if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
    }
  };
  for (const signal of SIGNALS) process.on(signal, leave);
  try {
    return await work();
  } finally {
    for (const signal of SIGNALS) process.off(signal, leave);
    remove();
  }
};
