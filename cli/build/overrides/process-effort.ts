import { readdirSync } from 'node:fs';
import { statFieldsOf } from '../../base/files/lock-holder.ts';
import { type Effort, LOOKS_EVERY_MS } from './until-over.ts';

/** The unit of times in /proc, which Linux tells every program in hundredths of a second. */
const TICK_MS = 10;

/** Time of processors that all threads of a process took, in ms: fields 14 and 15 of its `stat`; undefined where there is no /proc. */
const workedMs = (pid: number): number | undefined => {
  const [user, system] = statFieldsOf(`/proc/${pid}/stat`).slice(11, 13).map(Number);
  return user === undefined || system === undefined ? undefined : (user + system) * TICK_MS;
};

/** Whether a thread of a process runs, or would if a processor were free. */
const isRunnable = (pid: number): boolean => {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    return threads.some((id) => statFieldsOf(`/proc/${pid}/task/${id}/stat`)[0] === 'R');
  } catch {
    // It has ended meanwhile.
    return false;
  }
};

/**
 * Follows what a process works and waits, to be asked every `LOOKS_EVERY_MS`. Between two looks it has
 * waited where it took no time of a processor and could have used none: one that only gets no processor does not wait.
 * Where the system does not tell, all time counts as waiting.
 */
export const followProcess = (pid: number): (() => Effort) => {
  let worksMs: number | undefined = 0;
  let waitsMs = 0;
  return () => {
    const before = worksMs;
    worksMs = workedMs(pid);
    const isWaiting = worksMs === undefined || (worksMs === before && !isRunnable(pid));
    if (isWaiting) waitsMs += LOOKS_EVERY_MS;
    return { worksMs: worksMs ?? 0, waitsMs };
  };
};
