import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { AuthPanel } from '#components/AuthPanel/AuthPanel.tsx';
import { Banner } from '#components/Banner/Banner.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { Tabs } from '#components/Tabs/Tabs.tsx';

import { SliderDialog } from '../../captcha/SliderDialog.tsx';
import { currentInvitation, isInvited } from '../../invitation/invitation.ts';
import { useOpenPopup } from '../../session/popup.state.ts';
import { useClosePopup } from '../../session/use-close-popup.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { canRegister, hasRegistration } from '../../settings/what-is-on.ts';

import { OtherWays } from './OtherWays.tsx';
import { SmsLogin } from './SmsLogin.tsx';
import { UsernameLogin } from './UsernameLogin.tsx';
import { useHoldWish } from './use-hold-wish.ts';
import { useTrouble } from './use-trouble.ts';

/** Log in: by username, by SMS where the merchant takes that, or in one of the other ways. */
export const LoginPopup = () => {
  const { t } = useTranslation();
  const settings = useSettings();
  const close = useClosePopup();
  const trouble = useTrouble();
  useHoldWish();
  const [invited] = useState(() => isInvited(currentInvitation(location.search)));
  const openPopup = useOpenPopup();
  const other = {
    text: t('login.noAccount'),
    label: t('login.toRegister'),
    onPress: () => openPopup('register'),
  };
  const mayRegister = canRegister(settings) || (hasRegistration(settings) && invited);
  return (
    <Dialog
      open
      size="sm"
      title={t('login.title')}
      closeLabel={t('common.close')}
      onOpenChange={close}
    >
      <AuthPanel
        intro={t('login.intro', { brand: settings.brand.name })}
        {...(mayRegister && { other })}
      >
        {trouble && <Banner tone="warning">{trouble}</Banner>}
        {settings.flags.MOBILEVERCODELOGIN3 ? <BothWays /> : <UsernameLogin />}
        <OtherWays />
      </AuthPanel>
      <SliderDialog />
    </Dialog>
  );
};

const BothWays = () => {
  const { t } = useTranslation();
  const [way, setWay] = useState('username');
  return (
    <Tabs
      stretch
      label={t('login.ways')}
      value={way}
      onChange={setWay}
      items={[
        { id: 'username', label: t('login.byUsername'), icon: 'user' },
        { id: 'sms', label: t('login.bySms'), icon: 'phone' },
      ]}
    >
      {way === 'sms' ? <SmsLogin /> : <UsernameLogin />}
    </Tabs>
  );
};
