import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { Button } from '#components/Button/Button.tsx';
import { DeviceRow } from '#components/DeviceRow/DeviceRow.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Surface } from '#components/Surface/Surface.tsx';
import { pushToast } from '#components/Toast/push-toast.ts';

import { useRefusalText } from '../../../fields/refusal-text.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useMemberQuery } from '../../../remote/member-query.ts';
import { useSettings } from '../../../settings/use-settings.ts';

import { CenterSkeleton } from '../shared/CenterSkeleton.tsx';
import { ConfirmRemoval } from '../shared/ConfirmRemoval.tsx';
import {
  type Device,
  deviceKind,
  devicesQuery,
  removeDeviceAtom,
  signOutEverywhereAtom,
} from './devices.state.ts';

/** Where the account is signed in, and how to end that. */
export const Devices = () => {
  const { t } = useTranslation();
  const answer = useMemberQuery(devicesQuery, {});
  const refusalText = useRefusalText();
  if (!answer.value && answer.status === 'loading') return <CenterSkeleton />;
  if (!answer.value && answer.status === 'failed') {
    return (
      <ErrorState
        title={t('devices.failed')}
        retryLabel={t('common.retry')}
        onRetry={() => void answer.reload()}
      >
        {refusalText(answer.refusal)}
      </ErrorState>
    );
  }
  return (
    <Section
      title={t('devices.title')}
      description={t('devices.text')}
      action={<SignOutEverywhere />}
    >
      <Surface>
        {answer.value?.devices.map((device) => (
          <OneDevice key={device.id} device={device} onRemoved={answer.reload} />
        ))}
      </Surface>
    </Section>
  );
};

interface OneDeviceProps {
  device: Device;
  onRemoved: () => Promise<void>;
}

const OneDevice = ({ device, onRemoved }: OneDeviceProps) => {
  const { t } = useTranslation();
  const { timeZone } = useSettings();
  const language = useLanguage();
  const remove = useSetAtom(removeDeviceAtom);
  const [asked, setAsked] = useState(false);
  const { browser, system, ip, isCurrent, isSignedIn } = device;
  const name =
    browser && system
      ? t('devices.name', { browser, system })
      : browser || system || t('devices.unknown');
  const removed = async () => {
    await onRemoved();
    setAsked(false);
    pushToast({ tone: 'success', title: t('devices.removed') });
  };
  return (
    <>
      <DeviceRow
        kind={deviceKind(system)}
        name={name}
        place={t(isSignedIn ? 'devices.signedInFrom' : 'devices.signedOutFrom', { ip })}
        lastSeen={device.lastSeenAt}
        language={language}
        timeZone={timeZone}
        ownLabel={isCurrent ? t('devices.own') : undefined}
        signOutLabel={t(isSignedIn ? 'devices.signOut' : 'devices.forget')}
        onSignOut={isCurrent ? undefined : () => setAsked(true)}
      />
      {asked && (
        <ConfirmRemoval
          title={t('devices.removeTitle', { name })}
          text={t('devices.removeText')}
          confirmLabel={t(isSignedIn ? 'devices.signOut' : 'devices.forget')}
          remove={() => remove(device.id)}
          onRemoved={removed}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
};

const SignOutEverywhere = () => {
  const { t } = useTranslation();
  const signOut = useSetAtom(signOutEverywhereAtom);
  const navigate = useNavigate();
  const [asked, setAsked] = useState(false);
  const done = () => {
    pushToast({ tone: 'success', title: t('session.loggedOut') });
    void navigate('/');
  };
  return (
    <>
      <Button variant="secondary" size="sm" icon="logout" onPress={() => setAsked(true)}>
        {t('devices.everywhere')}
      </Button>
      {asked && (
        <ConfirmRemoval
          title={t('devices.everywhereTitle')}
          text={t('devices.everywhereText')}
          confirmLabel={t('devices.everywhere')}
          remove={signOut}
          onRemoved={done}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
};
