import { useSetAtom, atom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { Button } from '#components/Button/Button.tsx';
import { DeviceRow, type DeviceKind } from '#components/DeviceRow/DeviceRow.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Surface } from '#components/Surface/Surface.tsx';
import { pushToast } from '#components/Toast/push-toast.ts';

import { useRefusalText } from '../../../fields/refusal-text.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useMemberQuery, memberQuery } from '../../../remote/member-query.ts';
import { useSettings } from '../../../settings/use-settings.ts';

import { CenterSkeleton } from '../shared/CenterSkeleton.tsx';
import { ConfirmRemoval } from '../shared/ConfirmRemoval.tsx';
import { devices, removeDevice } from '#api/devices.ts';
import type { ValueOf } from '#api/endpoint.ts';
import { logoutEverywhere } from '#api/session.ts';
import { callAtom } from '../../../client/call.state.ts';
import { refusalOf } from '../../../client/outcome.ts';
import { forgetRemembered } from '../../../session/remembered-device.ts';
import { forgetSessionAtom, whileLeaving } from '../../../session/sign-out.state.ts';

/** A browser in which the account is or was signed in. */
type Device = ValueOf<typeof devices>['devices'][number];

/** Where the account is signed in. */
const devicesQuery = memberQuery(devices);

/** What kind of device runs a system. */
const deviceKind = (system: string): DeviceKind =>
  /android|ios|iphone|ipad/i.test(system) ? 'phone' : 'computer';

/** Signs another device out and forgets it; answers the refusal, or null. */
const removeDeviceAtom = atom(null, async (get, _set, id: number) =>
  refusalOf(await get(callAtom)(removeDevice, { id })),
);

/** Ends every session of the account, this one too; answers the refusal, or null. */
const signOutEverywhereAtom = atom(null, (get, set) =>
  whileLeaving(set, async () => {
    const outcome = await get(callAtom)(logoutEverywhere, {});
    if (!outcome.ok) return outcome.refusal;
    set(forgetSessionAtom);
    forgetRemembered();
    return null;
  }),
);

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
