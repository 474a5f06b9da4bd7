import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';

/** What one run took, and the most memory that it held. */
export interface MeasuredTree {
  seconds: number;
  stdout: string;
  /**
   * The most that the process and all its children held at once, in bytes: looked at every 20 ms,
   * and the process's own high-water mark. 0 where the system does not tell.
   */
  peakBytes: number;
  /** What the processors worked for it; on a busy machine more telling than the time. */
  cpuSeconds: number;
}

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The process has left, or this is no Linux.
    return '';
  }
};

const kilobytes = (status: string, name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0);

/** The memory of a process and its children, and its own high-water mark, in kilobytes. */
const memoryOf = (pid: number): { now: number; peak: number } => {
  const status = read(`/proc/${pid}/status`);
  const children = read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean);
  const below = children.reduce((sum, child) => sum + memoryOf(Number(child)).now, 0);
  return { now: kilobytes(status, 'VmRSS') + below, peak: kilobytes(status, 'VmHWM') };
};

/** The processors' time of a process and of its children that have left, in seconds. */
const cpuOf = (pid: number): number => {
  const [, after = ''] = read(`/proc/${pid}/stat`).split(') ');
  // From the third field on; the kernel counts in hundredths.
  const ticks = after.split(' ').slice(11, 15);
  return ticks.reduce((sum, each) => sum + Number(each), 0) / 100;
};

/** The same with the children that still run, in seconds; 0 where the system does not tell. */
export const cpuOfTree = (pid: number): number =>
  read(`/proc/${pid}/task/${pid}/children`)
    .split(' ')
    .filter(Boolean)
    .reduce((sum, child) => sum + cpuOfTree(Number(child)), cpuOf(pid));

/**
 * Runs a program to its end; takes the time, the start of the process included, and the memory.
 *
 * @param allowed the exit codes that are no failure
 * @throws with what it wrote when it fails
 */
export const measureTree = async (
  program: string,
  args: string[],
  options: { cwd: string; env?: Record<string, string>; allowed?: number[] },
): Promise<MeasuredTree> => {
  const started = performance.now();
  const child = spawn(program, args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let peak = 0;
  let cpuSeconds = 0;
  const look = (): void => {
    const memory = memoryOf(child.pid ?? 0);
    peak = Math.max(peak, memory.now, memory.peak);
    cpuSeconds = Math.max(cpuSeconds, cpuOfTree(child.pid ?? 0));
  };
  const timer = setInterval(look, 20);
  let seconds = 0;
  const left = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => {
      seconds = (performance.now() - started) / 1000;
      resolve(code);
    });
  });
  try {
    const [stdout, stderr, code] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      left,
    ]);
    if (!(options.allowed ?? [0]).includes(code ?? -1)) {
      throw new Error(`${program} ${args.join(' ')} left with ${code}:\n${stderr}`);
    }
    return { seconds, stdout, peakBytes: peak * 1024, cpuSeconds };
  } finally {
    clearInterval(timer);
  }
};
