import { useEffect, useRef, useState } from 'react';

import type { Work } from './solve-work.ts';

/** Where the device stands with its proof. */
export type WorkStatus = 'working' | 'done' | 'failed';

/** The solver is fetched when somebody needs it. */
const solve = async (work: Work, signal: AbortSignal): Promise<string | null> =>
  (await import('./solve-work.ts')).solveWork(work, signal);

/**
 * Solves a proof of work as long as it is shown, and fills its answer in.
 *
 * @param work null while it is on its way
 * @param field what the form holds of it; an answer to an older work is taken out
 */
export const useWork = (
  work: Work | null,
  field: { value: string; onChange: (answer: string) => void },
): WorkStatus => {
  const [solved, setSolved] = useState<{ work: Work; status: WorkStatus } | null>(null);
  const latest = useRef(field);
  useEffect(() => {
    latest.current = field;
  });
  useEffect(() => {
    if (!work) return undefined;
    const giveUp = new AbortController();
    const end = (answer: string | null) => {
      if (giveUp.signal.aborted) return;
      setSolved({ work, status: answer === null ? 'failed' : 'done' });
      if (answer !== null) latest.current.onChange(answer);
    };
    // Emptying an empty field would mark it as missing.
    if (latest.current.value !== '') latest.current.onChange('');
    solve(work, giveUp.signal).then(end, () => end(null));
    return () => giveUp.abort();
  }, [work]);
  return solved && solved.work === work ? solved.status : 'working';
};
