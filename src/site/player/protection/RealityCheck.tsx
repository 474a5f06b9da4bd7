import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { RealityCheckDialog } from '#components/RealityCheckDialog/RealityCheckDialog.tsx';
import { pushToast } from '#components/Toast/push-toast.ts';

import { useRefusalText } from '../../fields/refusal-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';

import {
  answerRealityAtom,
  loadRealityAtom,
  nextQuestionMs,
  realityStateAtom,
} from './reality-check.state.ts';

/** Stops whoever plays from time to time, on any page, until it is answered (domain rules 9). */
export const RealityCheck = () => {
  const { t } = useTranslation();
  const language = useLanguage();
  const state = useAtomValue(realityStateAtom);
  const { busy, answer } = useAnswer();
  useQuestions();
  if (!state?.due) return null;
  return (
    <RealityCheckDialog
      open
      elapsedSeconds={state.elapsedSeconds}
      stakedMinor={state.stakedMinor}
      wonMinor={state.wonMinor}
      currency={state.currency}
      language={language}
      busy={busy}
      onContinue={() => void answer('continue')}
      onLogOut={() => void answer('stop')}
      labels={{
        title: t('protection.check.title'),
        question: t('protection.check.question'),
        elapsed: t('protection.session.elapsed'),
        staked: t('protection.check.staked'),
        won: t('protection.check.won'),
        net: t('protection.session.net'),
        goOn: t('protection.check.goOn'),
        logOut: t('header.logout'),
      }}
    />
  );
};

/** Asks the platform at once, in time for the next check, and whenever the page is looked at again. */
const useQuestions = (): void => {
  const load = useSetAtom(loadRealityAtom);
  const state = useAtomValue(realityStateAtom);

  useEffect(() => void load(), [load]);
  useEffect(() => {
    if (state?.due) return undefined;
    const timer = setTimeout(() => void load(), nextQuestionMs(state, Date.now()));
    return () => clearTimeout(timer);
  }, [state, load]);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void load();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [load]);
};

const useAnswer = () => {
  const answerCheck = useSetAtom(answerRealityAtom);
  const refusalText = useRefusalText();
  const [busy, setBusy] = useState<'continue' | 'logOut' | undefined>();
  const answer = async (given: 'continue' | 'stop') => {
    setBusy(given === 'stop' ? 'logOut' : 'continue');
    const refusal = await answerCheck(given);
    setBusy(undefined);
    if (refusal !== null) pushToast({ tone: 'error', title: refusalText(refusal) });
  };
  return { busy, answer };
};
