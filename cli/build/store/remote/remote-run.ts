import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';
import { printLine, tint } from '../../../base/terminal/print.ts';

/** What one build had to do with the shared store. */
export interface RemoteReport {
  /** Artefacts that were taken. */
  hits: number;
  /** Artefacts that the store did not have. */
  misses: number;
  /** Artefacts that were not what they were said to be. */
  refused: number;
  /** Requests that failed: no answer, no leave, or a fault of the store. */
  failures: number;
}

/** Beside the counters stand one cell for "left alone" and one for each bucket. */
const CELLS = { hits: 0, misses: 1, refused: 2, failures: 3, off: 4, told: 5, buckets: 8 } as const;

type Counter = keyof RemoteReport;

/** After so many failures in a build the store is left alone. */
const MAX_FAILURES = 3;

/** So many refused artefacts are named one by one. */
const NAMED = 20;

const NAME = 'livery-remote';

/** The run's cells, shared by all threads that are started after it was opened. */
const cells = (): Int32Array | undefined => {
  const buffer = getEnvironmentData(NAME);
  return buffer instanceof SharedArrayBuffer ? new Int32Array(buffer) : undefined;
};

/**
 * Begins a run: from here on, and in every thread started from here on, the shared store is asked.
 *
 * @param buckets how many buckets there are in all
 */
export const beginRun = (buckets: number): void =>
  setEnvironmentData(NAME, new SharedArrayBuffer(4 * (CELLS.buckets + buckets)));

/** Ends the run: the shared store is not asked any more. */
export const endRun = (): void => setEnvironmentData(NAME, undefined);

/** Whether the shared store may be asked now. */
export const isOpen = (): boolean => {
  const run = cells();
  return run !== undefined && Atomics.load(run, CELLS.off) === 0;
};

/** Counts what happened to an artefact. */
export const count = (what: Counter): void => {
  const run = cells();
  if (run) Atomics.add(run, CELLS[what], 1);
};

/** What happened so far; `undefined` when no run was begun. */
export const remoteReport = (): RemoteReport | undefined => {
  const run = cells();
  if (!run) return undefined;
  const of = (what: Counter): number => Atomics.load(run, CELLS[what]);
  return {
    hits: of('hits'),
    misses: of('misses'),
    refused: of('refused'),
    failures: of('failures'),
  };
};

const warn = (text: string): void => printLine(`${tint('yellow', 'warning:')} ${text}`);

/**
 * Takes note of a request that failed and warns once in a build.
 *
 * @param isFinal it would fail again: the store is left alone at once, not after a few
 */
export const noteFailure = (why: string, isFinal = false): void => {
  const run = cells();
  if (!run) return;
  const failures = Atomics.add(run, CELLS.failures, 1) + 1;
  if (isFinal || failures >= MAX_FAILURES) Atomics.store(run, CELLS.off, 1);
  if (Atomics.exchange(run, CELLS.told, 1) === 0) {
    warn(`the shared store cannot be used (${why}); the build goes on with what is here.`);
  }
};

/** Takes note of an artefact that must not be used, and names it. */
export const noteRefusal = (artefact: string, why: string): void => {
  const run = cells();
  if (!run) return;
  const refused = Atomics.add(run, CELLS.refused, 1) + 1;
  if (refused <= NAMED) {
    warn(`the artefact ${artefact} of the shared store is refused: ${why}. It is made anew here.`);
  }
  if (refused === NAMED + 1) warn('further artefacts are refused too and not named any more.');
};

/**
 * Sees to it that a work on a bucket is done once in a run, whatever the thread; others wait for it.
 *
 * @param bucket 0 to the number of buckets
 */
export const oncePerRun = async (bucket: number, work: () => Promise<void>): Promise<void> => {
  const run = cells();
  if (!run) return;
  const at = CELLS.buckets + bucket;
  const before = Atomics.compareExchange(run, at, 0, 1);
  if (before === 0) {
    try {
      await work();
    } finally {
      Atomics.store(run, at, 2);
      Atomics.notify(run, at);
    }
  } else if (before === 1) {
    await Atomics.waitAsync(run, at, 1).value;
  }
};
