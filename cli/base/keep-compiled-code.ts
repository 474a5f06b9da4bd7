import { flushCompileCache } from 'node:module';
import { isMainThread } from 'node:worker_threads';

let isKept = false;

/**
 * Writes down what a thread has compiled, once, for the next run's threads: Node does so when a program ends, but not
 * for threads that are ended from without, and so each of them compiled all that it loads.
 */
export const keepCompiledCode = (): void => {
  if (isMainThread || isKept) return;
  isKept = true;
  flushCompileCache();
};
