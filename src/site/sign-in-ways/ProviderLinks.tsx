import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { type ProviderStart, providerSignInPath } from '#api/sign-in-providers.ts';
import type { IconName } from '#components/Icon/icon-paths.ts';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { useSettings } from '../settings/use-settings.ts';

type Provider = ReturnType<typeof useSettings>['signIn']['providers'][number];

const ICONS: Record<Provider['kind'], IconName> = {
  google: 'google',
  facebook: 'facebook',
  oidc: 'login',
};

export interface ProviderLinksProps {
  /** What the provider's way back has to know. */
  start: ProviderStart;
  /** Told before a provider's page is opened; it may prevent that. */
  onPress?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** A way in by an account elsewhere, for each that the merchant has. */
export const ProviderLinks = ({ start, onPress }: ProviderLinksProps) => {
  const { t } = useTranslation();
  const { providers } = useSettings().signIn;
  return (
    <Stack gap="x2">
      {providers.map(({ id, kind, name }) => (
        <LinkButton
          key={id}
          href={providerSignInPath(id, start)}
          variant="secondary"
          fullWidth
          icon={ICONS[kind]}
          onPress={onPress}
        >
          {t('login.byProvider', { name })}
        </LinkButton>
      ))}
    </Stack>
  );
};
