import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { pushToast } from '#components/Toast/push-toast.ts';

import { sessionEndedAtom } from './session/refusal-seen.state.ts';

/** Tells a member whose session has ended on the platform why the login popup is open. */
export const useSessionEnding = (): void => {
  const { t } = useTranslation();
  const count = useAtomValue(sessionEndedAtom);

  useEffect(() => {
    if (count > 0) pushToast({ tone: 'warning', title: t('session.expired') });
    // Only a new ending counts, not a change of language.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [count]);
};
