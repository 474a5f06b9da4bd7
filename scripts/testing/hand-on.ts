import type { ChildProcess } from 'node:child_process';

/** By which a run is cut off; Ctrl-C comes to all programs of a terminal by itself. */
const SIGNALS = ['SIGTERM', 'SIGHUP'] as const;

/** Programs that run at this moment. */
const running = new Set<ChildProcess>();

let ending: NodeJS.Signals | null = null;
let isWatching = false;

/** Ends as it was told to, once nothing runs any more. */
const leave = (): void => {
  if (ending === null || running.size > 0) return;
  process.removeAllListeners(ending);
  process.kill(process.pid, ending);
};

const watch = (): void => {
  isWatching = true;
  for (const signal of SIGNALS)
    process.on(signal, () => {
      ending = signal;
      for (const child of running) child.kill(signal);
      leave();
    });
};

/** Sees to it that a program ends with this process when that is cut off, and before it: nothing goes on for nobody. */
export const handOn = (child: ChildProcess): void => {
  if (!isWatching) watch();
  running.add(child);
  const forget = (): void => {
    running.delete(child);
    leave();
  };
  child.once('error', forget);
  child.once('close', forget);
  // It was told to end while this one was being started.
  if (ending !== null) child.kill(ending);
};
