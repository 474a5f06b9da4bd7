import { useTranslation } from 'react-i18next';

import { ActionRow } from '#components/ActionRow/ActionRow.tsx';
import { LevelMeter } from '#components/LevelMeter/LevelMeter.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Surface } from '#components/Surface/Surface.tsx';

import { useSettings } from '../../settings/use-settings.ts';

import { useAccountOfPage } from './shared/account-context.ts';
import { AuthenticatorRow } from './factors/AuthenticatorRow.tsx';
import { EmailRow } from './contacts/EmailRow.tsx';
import { LoginPasswordRow } from './passwords/LoginPasswordRow.tsx';
import { MobileRow } from './contacts/MobileRow.tsx';
import { Passkeys } from './factors/Passkeys.tsx';
import { PaymentPasswordRow } from './passwords/PaymentPasswordRow.tsx';
import { Providers } from './devices/Providers.tsx';
import { levelName, MAX_PROTECTIONS, nextProtection } from './shared/security-level.ts';

/** How the account is protected, and every way to protect it better. */
export const SecurityTab = () => {
  const { t } = useTranslation();
  const { passkeys, providers } = useSettings().signIn;
  return (
    <Stack gap="x8">
      <Level />
      <Section title={t('security.protections')}>
        <Surface>
          <LoginPasswordRow />
          <PaymentPasswordRow />
          <MobileRow />
          <EmailRow />
          <AuthenticatorRow />
        </Surface>
      </Section>
      {passkeys && <Passkeys />}
      {providers.length > 0 && <Providers />}
    </Stack>
  );
};

/** How well the account is protected, and what to do next. */
const Level = () => {
  const { t } = useTranslation();
  const { profile } = useAccountOfPage();
  const name = levelName(profile.securityLevel);
  const next = nextProtection(profile);
  return (
    <Surface level="raised">
      <ActionRow
        icon="shield"
        title={t('security.level.title')}
        state={
          <LevelMeter
            level={profile.securityLevel}
            most={MAX_PROTECTIONS}
            label={t(`security.level.${name}`)}
          />
        }
      >
        {next ? t(`security.level.next.${next}`) : t('security.level.whole')}
      </ActionRow>
    </Surface>
  );
};
