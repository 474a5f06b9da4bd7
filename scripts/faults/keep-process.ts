import { type ChildProcess, spawn } from 'node:child_process';

/** A program of ours in a process of its own that is started again when it ends, as a supervisor would. */
export interface KeptProcess {
  /** SIGKILL: nothing is brought to an end; resolves once another one has taken its place. */
  kill: () => Promise<void>;
  /** How often it ended without having been killed by us. */
  ownEnds: () => number;
  stop: () => Promise<void>;
}

const exited = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => void child.once('exit', () => resolve()));

/** Starts it and waits for the first that it says; null when it ended before. */
const startOnce = async (
  args: readonly string[],
  env: Record<string, string>,
): Promise<ChildProcess | null> => {
  // An input that closes with this process ends the child, too.
  const child = spawn(process.execPath, [...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  child.stdin?.on('error', () => {});
  const isReady = await new Promise<boolean>((resolve) => {
    child.stdout?.once('data', () => resolve(true));
    child.once('exit', () => resolve(false));
  });
  return isReady ? child : null;
};

/**
 * Starts a program and keeps it.
 *
 * @param args of Node: the file and what it takes
 * @throws when it does not start the first time
 */
export const keepProcess = async (
  args: readonly string[],
  env: Record<string, string>,
): Promise<KeptProcess> => {
  const first = await startOnce(args, env);
  if (!first) throw new Error(`${args[0]} did not start.`);
  let current = first;
  let isOver = false;
  let isKilled = false;
  let ends = 0;
  let replaced: Promise<void> = Promise.resolve();
  const replace = async (): Promise<void> => {
    for (;;) {
      if (isOver) return;
      const next = await startOnce(args, env);
      if (next) {
        current = next;
        watch(next);
        return;
      }
      ends += 1;
    }
  };
  const watch = (child: ChildProcess): void => {
    child.once('exit', () => {
      if (isOver) return;
      if (!isKilled) ends += 1;
      isKilled = false;
      replaced = replace();
    });
  };
  watch(first);
  return {
    kill: async () => {
      isKilled = true;
      const ended = exited(current);
      current.kill('SIGKILL');
      await ended;
      await replaced;
    },
    ownEnds: () => ends,
    stop: async () => {
      isOver = true;
      current.kill('SIGKILL');
      await replaced;
      current.kill('SIGKILL');
      await exited(current);
    },
  };
};
