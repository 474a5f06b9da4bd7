import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';

import { pushToast } from '#components/Toast/push-toast.ts';
import type { LanguageCode } from '#generated/merchant-config.ts';

import { chooseLanguageAtom } from './language.state.ts';

/** Gives `choose(language)`; a language whose words do not come is said so, and nothing changes. */
export const useChooseLanguage = (): ((language: LanguageCode) => void) => {
  const { t } = useTranslation();
  const choose = useSetAtom(chooseLanguageAtom);
  const attempt = async (language: LanguageCode) => {
    const done = await choose(language);
    if (!done) pushToast({ tone: 'error', title: t('refusals.network_error') });
  };
  return (language) => void attempt(language);
};
