import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense, useEffect } from 'react';
import { serverNowMs } from '#components/Countdown/server-clock.ts';
import { lazyPart } from '#components/PageLoader/lazy-part.ts';

import {
  loadRealityAtom,
  nextQuestionMs,
  realityStateAtom,
} from '../../session/reality-check.state.ts';

/** Few are asked, and rarely: the dialog is fetched when it is due. */
const RealityDialog = lazyPart(() => import('./RealityDialog.tsx'), 'RealityDialog');

/** Stops whoever plays from time to time, on any page, until it is answered (domain rules 9). */
export const RealityCheck = () => {
  const state = useAtomValue(realityStateAtom);
  useQuestions();
  if (!state?.due) return null;
  return (
    <Suspense>
      <RealityDialog state={state} />
    </Suspense>
  );
};

/** Asks the platform at once, in time for the next check, and whenever the page is looked at again. */
const useQuestions = (): void => {
  const load = useSetAtom(loadRealityAtom);
  const state = useAtomValue(realityStateAtom);

  useEffect(() => void load(), [load]);
  useEffect(() => {
    if (state?.due) return undefined;
    // The next question also follows one that was not answered.
    const timer = setInterval(() => void load(), nextQuestionMs(state, serverNowMs()));
    return () => clearInterval(timer);
  }, [state, load]);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void load();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [load]);
};
