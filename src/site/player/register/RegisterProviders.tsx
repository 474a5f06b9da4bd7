import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';

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
  if (providers.length === 0 || !providersOpenAccounts) return null;
  const { affiliateCode, referralCode } = invitation;

  const needConsents = (event: MouseEvent<HTMLAnchorElement>) => {
    const { agreeTerms, agreePrivacy } = form.getValues();
    if (agreeTerms && agreePrivacy) return;
    event.preventDefault();
    void form.trigger(['agreeTerms', 'agreePrivacy'], { shouldFocus: true });
  };
  return (
    <>
      <Divider label={t('register.byProvider')} />
      <ProviderLinks
        start={{ agreed: true, affiliateCode, referralCode, language }}
        onPress={needConsents}
      />
    </>
  );
};
