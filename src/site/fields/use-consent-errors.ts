import { useTranslation } from 'react-i18next';

import type { ConsentValues } from './Consents.tsx';

/** Says which of the two agreements is missing, by its field. */
export const useConsentErrors = () => {
  const { t } = useTranslation();
  return ({
    agreeTerms,
    agreePrivacy,
  }: ConsentValues): Partial<Record<keyof ConsentValues, string>> => ({
    ...(!agreeTerms && { agreeTerms: t('register.agreeTermsRequired') }),
    ...(!agreePrivacy && { agreePrivacy: t('register.agreePrivacyRequired') }),
  });
};
