import { useTranslation } from 'react-i18next';

import { providerSignInPath } from '#api/sign-in-providers.ts';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { useSettings } from '../settings/use-settings.ts';

import { PROVIDER_ICONS } from './provider-icons.ts';

/** A way in by an account elsewhere, for each that the merchant has. */
export const ProviderLinks = () => {
  const { t } = useTranslation();
  const { providers } = useSettings().signIn;
  return (
    <Stack gap="x2">
      {providers.map(({ id, kind, name }) => (
        <LinkButton
          key={id}
          href={providerSignInPath(id)}
          variant="secondary"
          fullWidth
          icon={PROVIDER_ICONS[kind]}
        >
          {t('login.byProvider', { name })}
        </LinkButton>
      ))}
    </Stack>
  );
};
