import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../../..');

/** A program that runs until Ctrl-C. */
export interface Running {
  child: ChildProcess;
  /** Resolves when it has written what it was waited for. */
  said: Promise<void>;
  /** Ctrl-C as a terminal sends it, to all that belong to it; in seconds until the program has left. */
  leave: () => Promise<number>;
}

/**
 * Starts a program with the Node that runs this one, in a process group of its own.
 *
 * @param args its file and its words
 * @param until what it writes once it does its work
 * @throws when it ends before
 */
export const startVerb = (
  args: readonly string[],
  until: RegExp,
  env: Record<string, string>,
): Running => {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let written = '';
  const left = once(child, 'exit');
  const said = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => {
        written += String(part);
        if (until.test(written)) resolve();
      });
    void left.then(([code]) =>
      reject(new Error(`${args.join(' ')} ended with ${code}:\n${written}`)),
    );
  });
  said.catch(() => {});
  return {
    child,
    said,
    leave: async () => {
      const started = performance.now();
      if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
      await left;
      return (performance.now() - started) / 1000;
    },
  };
};

/** The arguments that run `livery` with some words. */
export const livery = (...words: string[]): string[] => [
  path.join(ROOT, 'cli', 'livery.ts'),
  ...words,
];
