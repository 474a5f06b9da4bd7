import { useEffect, useState } from 'react';

/** What became of a copy; `idle` again after a while. */
export type CopyState = 'idle' | 'copied' | 'failed';

const SHOWN_MS = 4000;

/**
 * Copies a text to the clipboard on demand.
 *
 * @returns the state to show, and what the button calls
 */
export const useCopy = (text: string): [state: CopyState, copy: () => void] => {
  const [state, setState] = useState<CopyState>('idle');
  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = () => {
    // A page without https has no clipboard at all.
    const written =
      navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
    written.then(
      () => setState('copied'),
      () => setState('failed'),
    );
  };
  return [state, copy];
};
