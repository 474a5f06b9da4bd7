import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { AuthPanel } from '#components/AuthPanel/AuthPanel.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { Tabs } from '#components/Tabs/Tabs.tsx';

import { SliderDialog } from '../../captcha/SliderDialog.tsx';
import { useOpenPopup } from '../../session/popup.state.ts';
import { useClosePopup } from '../../session/use-close-popup.ts';

import { ByEmail } from './ByEmail.tsx';
import { ByMobile } from './ByMobile.tsx';

/** A new password for whoever has forgotten the old one: by e-mail or by phone. */
export const ForgotPasswordPopup = () => {
  const { t } = useTranslation();
  const close = useClosePopup();
  const openPopup = useOpenPopup();
  const [way, setWay] = useState('email');
  return (
    <Dialog
      open
      size="sm"
      title={t('forgot.title')}
      closeLabel={t('common.close')}
      onOpenChange={close}
    >
      <AuthPanel
        intro={t('forgot.intro')}
        other={{ label: t('forgot.toLogin'), onPress: () => openPopup('login') }}
      >
        <Tabs
          stretch
          label={t('forgot.ways')}
          value={way}
          onChange={setWay}
          items={[
            { id: 'email', label: t('forgot.byEmail'), icon: 'mail' },
            { id: 'mobile', label: t('forgot.byMobile'), icon: 'phone' },
          ]}
        >
          {way === 'email' ? <ByEmail /> : <ByMobile />}
        </Tabs>
      </AuthPanel>
      <SliderDialog />
    </Dialog>
  );
};
