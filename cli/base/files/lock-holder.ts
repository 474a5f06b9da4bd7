import { readFileSync } from 'node:fs';
import { isAlive } from '#platform/base/database/embedded/is-alive.ts';

const readText = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // Systems without /proc: only the process id can be compared.
    return '';
  }
};

/**
 * The fields of a `stat` below /proc from the third on, counted from behind the name, which may hold spaces and brackets.
 *
 * @param file of a process or one of its threads; see proc_pid_stat(5)
 * @returns one empty field where there is no such file
 */
export const statFieldsOf = (file: string): string[] => {
  const stat = readText(file);
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
};

const fieldsOf = (pid: number): string[] => statFieldsOf(`/proc/${pid}/stat`);

/** Whether a process has ended and only waits for its parent to ask how. */
const isZombie = (pid: number): boolean => fieldsOf(pid)[0] === 'Z';

/**
 * When a process started, in the kernel's own ticks since its boot, and which boot that was: two
 * processes that get the same id one after the other differ in it. Field 22 of /proc/<pid>/stat,
 * see proc_pid_stat(5).
 *
 * @returns empty where there is no /proc, or no such process
 */
const startOf = (pid: number): string => {
  const ticks = fieldsOf(pid)[19] ?? '';
  return ticks === '' ? '' : `${ticks} ${readText('/proc/sys/kernel/random/boot_id')}`.trim();
};

/** What a lock says of who holds it: the process id, and when that process started. */
export const describeHolder = (pid: number = process.pid): string =>
  `${pid} ${startOf(pid)}`.trim();

/**
 * Whether the process that wrote a lock is gone. A process id that another process has got since
 * does not count for it. Judges processes of this machine.
 *
 * @param text the lock's content; an unknown one belongs to nobody
 */
export const isAbandoned = (text: string): boolean => {
  const [id = '', ...start] = text.trim().split(' ');
  const pid = Number(id);
  if (!Number.isInteger(pid) || pid <= 0) return true;
  if (!isAlive(pid) || isZombie(pid)) return true;
  const now = startOf(pid);
  return start.length > 0 && now !== '' && now !== start.join(' ');
};
