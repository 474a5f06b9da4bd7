import { useTranslation } from 'react-i18next';

import { Banner } from '#components/Banner/Banner.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Divider } from '#components/Divider/Divider.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { useLanguage } from '../../i18n/use-language.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { ProviderLinks } from '../../sign-in-ways/ProviderLinks.tsx';

import { useOtherWays } from './use-other-ways.ts';

/** The ways in beside the forms: a passkey, accounts elsewhere, free play; what the brand has. */
export const OtherWays = () => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { flags, signIn } = useSettings();
  const { hasPasskeys, busy, wrong, byPasskey, playFree } = useOtherWays();
  if (!hasPasskeys && signIn.providers.length === 0 && !flags.FREEPLAY3) return null;
  return (
    <Stack gap="x2">
      <Divider label={t('login.or')} />
      {wrong && <Banner tone="danger">{wrong}</Banner>}
      {hasPasskeys && (
        <Button
          variant="secondary"
          fullWidth
          icon="key"
          loading={busy === 'passkey'}
          onPress={byPasskey}
        >
          {t('login.byPasskey')}
        </Button>
      )}
      {signIn.providers.length > 0 && <ProviderLinks start={{ language }} />}
      {flags.FREEPLAY3 && (
        <Button
          variant="ghost"
          fullWidth
          icon="play"
          loading={busy === 'freePlay'}
          onPress={playFree}
        >
          {t('login.freePlay')}
        </Button>
      )}
    </Stack>
  );
};
