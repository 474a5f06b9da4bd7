import { useState } from 'react';

/** Runs a piece of work on a press, and tells while it is under way. */
export const useBusy = (work: () => Promise<void>): [busy: boolean, run: () => void] => {
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    await work();
    setBusy(false);
  };
  return [busy, () => void run()];
};
