import { useTranslation } from 'react-i18next';

import { pushToast } from '#components/Toast/push-toast.ts';

import { useRefusalText } from '../fields/refusal-text.ts';

/** How a call ended, as far as it is told. */
export type Ending = { ok: true } | { ok: false; refusal: string };

/**
 * Gives `tell(outcome, done)`: it says in passing that something was done, or why it was not.
 *
 * @returns whether it was done
 */
export const useOutcomeToast = (): ((outcome: Ending, done: string) => boolean) => {
  const { t } = useTranslation();
  const refusalText = useRefusalText();
  return (outcome, done) => {
    if (outcome.ok) pushToast({ tone: 'success', title: done });
    else {
      const text = refusalText(outcome.refusal);
      pushToast({ tone: 'error', title: t('common.errorTitle'), text });
    }
    return outcome.ok;
  };
};
