import { atom, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { providerSignInPath, registerWithProvider } from '#api/sign-in-providers.ts';
import { Banner } from '#components/Banner/Banner.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Divider } from '#components/Divider/Divider.tsx';
import type { UseFormReturn } from '#components/Form/form-state.ts';
import { Stack } from '#components/Stack/Stack.tsx';

import { callAtom } from '../../client/call.state.ts';
import { useRefusalText } from '../../fields/refusal-text.ts';
import { languageAtom } from '../../i18n/language.state.ts';
import type { Invitation } from '../../invitation/invitation.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { PROVIDER_ICONS } from '../../sign-in-ways/provider-icons.ts';

import type { RegisterValues } from './register-fields.ts';

export interface RegisterProvidersProps {
  form: UseFormReturn<RegisterValues>;
  invitation: Invitation;
}

/** Tells the platform that the visitor agrees, and who invited; goes to the provider then. Answers the refusal, or null. */
const goToProviderAtom = atom(null, async (get, _set, id: string, invitation: Invitation) => {
  const { affiliateCode, subId, referralCode } = invitation;
  const outcome = await get(callAtom)(registerWithProvider, {
    id,
    agreed: true,
    language: get(languageAtom),
    affiliateCode,
    subId,
    referralCode,
  });
  if (!outcome.ok) return outcome.refusal;
  location.assign(providerSignInPath(id, { start: outcome.value.start }));
  return null;
});

/** Opens the account with an account elsewhere; the two consents are needed for that as well. */
export const RegisterProviders = ({ form, invitation }: RegisterProvidersProps) => {
  const { t } = useTranslation();
  const { providers, providersOpenAccounts } = useSettings().signIn;
  const refusalText = useRefusalText();
  const goToProvider = useSetAtom(goToProviderAtom);
  const [lacksConsent, setLacksConsent] = useState(false);
  const [busy, setBusy] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  if (providers.length === 0 || !providersOpenAccounts) return null;

  const press = async (id: string) => {
    const { agreeTerms, agreePrivacy } = form.getValues();
    const lacks = !agreeTerms || !agreePrivacy;
    setLacksConsent(lacks);
    setRefusal(null);
    if (lacks) return form.trigger(['agreeTerms', 'agreePrivacy'], { shouldFocus: true });
    setBusy(id);
    const refused = await goToProvider(id, invitation);
    setRefusal(refused);
    // Also where the page is on its way: whoever turns back finds it as it was.
    setBusy(null);
    return refused === null;
  };
  return (
    <>
      <Divider label={t('register.byProvider')} />
      {lacksConsent && <Banner tone="warning">{t('register.providerConsent')}</Banner>}
      {refusal !== null && <Banner tone="danger">{refusalText(refusal)}</Banner>}
      <Stack gap="x2">
        {providers.map(({ id, kind, name }) => (
          <Button
            key={id}
            variant="secondary"
            fullWidth
            icon={PROVIDER_ICONS[kind]}
            loading={busy === id}
            onPress={() => void press(id)}
          >
            {t('login.byProvider', { name })}
          </Button>
        ))}
      </Stack>
    </>
  );
};
