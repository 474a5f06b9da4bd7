import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';

/** A process that cannot be mistaken for another one: numbers are given again, a number with its time is not. */
export interface KnownProcess {
  pid: number;
  /** As the system tells it. */
  startedAt: string;
}

const read = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
};

/** When a process started; null: there is none, or only what its parent has not asked for yet. */
export const startOf = (pid: number): string | null => {
  if (process.platform === 'linux') {
    const stat = read(`/proc/${pid}/stat`) ?? '';
    // After the name in brackets: the state is the first, the start the twentieth.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? null : (fields[19] ?? null);
  }
  const { stdout } = spawnSync('ps', ['-p', String(pid), '-o', 'lstart='], { encoding: 'utf8' });
  return stdout.trim() || null;
};

/** The program of a process, as it was started; empty where nobody tells. */
export const commandOf = (pid: number): string => {
  if (process.platform === 'linux') return read(`/proc/${pid}/cmdline`)?.split('\0')[0] ?? '';
  const { stdout } = spawnSync('ps', ['-p', String(pid), '-o', 'comm='], { encoding: 'utf8' });
  return stdout.trim();
};

/** Whether it still runs. */
export const isRunning = ({ pid, startedAt }: KnownProcess): boolean => startOf(pid) === startedAt;

/** Where numbers of processes mean the same: this start of this machine, seen from this container. */
export const ownSystem = (): string => {
  if (process.platform !== 'linux') return process.platform;
  const boot = read('/proc/sys/kernel/random/boot_id')?.trim() ?? '';
  try {
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return boot;
  }
};

const ASK_EVERY_MS = 20;

const sleep = (ms: number): void =>
  void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

const send = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended by itself.
  }
};

/** A process, and the signal by which it ends as quickly as it can in order. */
export interface Ending extends KnownProcess {
  signal: NodeJS.Signals;
}

/**
 * Ends processes, and waits for it: those that have not ended after a while by force. Nothing else happens in this process
 * meanwhile, so that nobody is surprised by what is gone.
 *
 * @param patienceMs how long they may take
 */
export const endProcesses = (endings: readonly Ending[], patienceMs = 10_000): void => {
  for (const ending of endings) if (isRunning(ending)) send(ending.pid, ending.signal);
  const until = performance.now() + patienceMs;
  while (endings.some(isRunning) && performance.now() < until) sleep(ASK_EVERY_MS);
  const left = endings.filter(isRunning);
  for (const { pid } of left) send(pid, 'SIGKILL');
  while (left.some(isRunning) && performance.now() < until + patienceMs) sleep(ASK_EVERY_MS);
};
