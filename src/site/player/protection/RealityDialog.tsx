import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { RealityCheckDialog } from '#components/RealityCheckDialog/RealityCheckDialog.tsx';
import { pushToast } from '#components/Toast/push-toast.ts';

import { useRefusalText } from '../../fields/refusal-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';

import { answerRealityAtom, type RealityState } from '../../session/reality-check.state.ts';

/** How long, how much, and two answers that weigh the same. */
export const RealityDialog = ({ state }: { state: RealityState }) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { busy, answer } = useAnswer();
  const { elapsedSeconds, stakedMinor, wonMinor, currency } = state;
  return (
    <RealityCheckDialog
      open
      {...{ elapsedSeconds, stakedMinor, wonMinor, currency, language, busy }}
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
