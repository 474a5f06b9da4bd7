import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';

import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { KeptPanels } from '#components/Tabs/KeptPanels.tsx';
import { Tabs } from '#components/Tabs/Tabs.tsx';

import { useRefusalText } from '../../fields/refusal-text.ts';
import { MemberPart } from '../../member-parts/MemberPart.tsx';
import { useMemberQuery } from '../../remote/member-query.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { MemberCenter } from '../member-center/MemberCenter.tsx';

import { AccountContext, useAccountOfPage } from './shared/account-context.ts';
import { CenterSkeleton } from './shared/CenterSkeleton.tsx';
import { Devices } from './devices/Devices.tsx';
import { IdentityTab } from './identity/IdentityTab.tsx';
import { ProfileTab } from './profile/ProfileTab.tsx';
import { profileQuery } from './shared/profile.state.ts';
import { ActionRow } from '#components/ActionRow/ActionRow.tsx';
import { LevelMeter } from '#components/LevelMeter/LevelMeter.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Surface } from '#components/Surface/Surface.tsx';
import { AuthenticatorRow } from './factors/AuthenticatorRow.tsx';
import { LoginPasswordRow } from './passwords/LoginPasswordRow.tsx';
import { MobileRow } from './contacts/MobileRow.tsx';
import { Passkeys } from './factors/Passkeys.tsx';
import { PaymentPasswordRow } from './passwords/PaymentPasswordRow.tsx';
import { Providers } from './devices/Providers.tsx';
import { levelName, MAX_PROTECTIONS, nextProtection } from './shared/security-level.ts';
import { useState } from 'react';
import { BindEmail } from './contacts/BindEmail.tsx';
import { ContactRow } from './contacts/ContactRow.tsx';
import { useChanged } from './shared/use-changed.ts';

/** The e-mail address that codes and links are sent to. */
const EmailRow = () => {
  const { t } = useTranslation();
  const { profile } = useAccountOfPage();
  const { email, emailVerified } = profile;
  const [open, setOpen] = useState(false);
  const changed = useChanged(() => setOpen(false));
  return (
    <>
      <ContactRow
        icon="mail"
        title={t('fields.email')}
        contact={email}
        isVerified={emailVerified}
        isNext={nextProtection(profile) === 'email'}
        text={t('security.email.text')}
        onPress={() => setOpen(true)}
      />
      {open && (
        <BindEmail
          onDone={() => changed(t('security.email.done'))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};

/** How the account is protected, and every way to protect it better. */
const SecurityTab = () => {
  const { t } = useTranslation();
  const { passkeys, providers } = useSettings().signIn;
  return (
    <Stack gap="x8">
      <MemberPart name="rankProgress" />
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

/** The member's own account: how it is protected, who it belongs to, where it is signed in. */
export const SecurityCenterScreen = () => {
  const { t } = useTranslation();
  return (
    <MemberCenter page="securityCenter" intro={t('security.intro')}>
      <SecurityCenter />
    </MemberCenter>
  );
};

const SecurityCenter = () => {
  const { t } = useTranslation();
  const refusalText = useRefusalText();
  const answer = useMemberQuery(profileQuery, {});
  if (answer.value) {
    return (
      <AccountContext value={{ profile: answer.value, reload: answer.reload }}>
        <Parts />
      </AccountContext>
    );
  }
  if (answer.status !== 'failed') return <CenterSkeleton />;
  return (
    <ErrorState
      title={t('security.failed')}
      retryLabel={t('common.retry')}
      onRetry={() => void answer.reload()}
    >
      {refusalText(answer.refusal)}
    </ErrorState>
  );
};

const PARTS = {
  security: { icon: 'shield', Part: SecurityTab },
  profile: { icon: 'user', Part: ProfileTab },
  identity: { icon: 'image', Part: IdentityTab },
  devices: { icon: 'system', Part: Devices },
} as const;

type PartName = keyof typeof PARTS;

const NAMES = Object.keys(PARTS) as PartName[];

/** The parts of the page; each has an address of its own: `#profile`. */
const Parts = () => {
  const { t } = useTranslation();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const { ageProof } = useSettings().protection;
  const names = NAMES.filter((name) => name !== 'identity' || ageProof === 'verified');
  const shown = names.find((name) => hash === `#${name}`) ?? 'security';
  const panels = Object.fromEntries(
    names.map((name) => {
      const { Part } = PARTS[name];
      return [name, <Part key={name} />];
    }),
  );
  return (
    <Tabs
      label={t('security.parts')}
      value={shown}
      onChange={(name) => void navigate(`#${name}`, { replace: true })}
      items={names.map((id) => ({ id, label: t(`security.tabs.${id}`), icon: PARTS[id].icon }))}
    >
      <KeptPanels shown={shown} panels={panels} />
    </Tabs>
  );
};
