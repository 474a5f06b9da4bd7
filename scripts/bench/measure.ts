import { spawnSync } from 'node:child_process';

/** What one run took. */
export interface Measured {
  seconds: number;
  stdout: string;
}

/**
 * Runs a program to its end and takes the time, the start of the process included.
 *
 * @throws with what it wrote when it fails
 */
export const measure = (
  program: string,
  args: string[],
  options: { cwd: string; env?: Record<string, string> },
): Measured => {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  const seconds = (performance.now() - started) / 1000;
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} left with ${status}:\n${stderr}`);
  return { seconds, stdout };
};
