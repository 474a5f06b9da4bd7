import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Banner } from '#components/Banner/Banner.tsx';
import { Divider } from '#components/Divider/Divider.tsx';
import type { UseFormReturn } from '#components/Form/form-state.ts';

import type { Invitation } from '../../invitation/invitation.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { ProviderLinks } from '../../sign-in-ways/ProviderLinks.tsx';

import type { RegisterValues } from './register-fields.ts';

export interface RegisterProvidersProps {
  form: UseFormReturn<RegisterValues>;
  invitation: Invitation;
}

/** Opens the account with an account elsewhere; the two consents are needed for that as well. */
export const RegisterProviders = ({ form, invitation }: RegisterProvidersProps) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { providers, providersOpenAccounts } = useSettings().signIn;
  const [lacksConsent, setLacksConsent] = useState(false);
  if (providers.length === 0 || !providersOpenAccounts) return null;
  const { affiliateCode, subId, referralCode } = invitation;

  const needConsents = (event: MouseEvent<HTMLAnchorElement>) => {
    const { agreeTerms, agreePrivacy } = form.getValues();
    const lacks = !agreeTerms || !agreePrivacy;
    setLacksConsent(lacks);
    if (!lacks) return;
    event.preventDefault();
    void form.trigger(['agreeTerms', 'agreePrivacy'], { shouldFocus: true });
  };
  return (
    <>
      <Divider label={t('register.byProvider')} />
      {lacksConsent && <Banner tone="warning">{t('register.providerConsent')}</Banner>}
      <ProviderLinks
        start={{ agreed: true, affiliateCode, subId, referralCode, language }}
        onPress={needConsents}
      />
    </>
  );
};
