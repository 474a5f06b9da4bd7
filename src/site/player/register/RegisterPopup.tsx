import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { AuthPanel } from '#components/AuthPanel/AuthPanel.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';

import { CustomerServiceLink } from '../../contact/CustomerServiceLink.tsx';
import { currentInvitation, isInvited } from '../../invitation/invitation.ts';
import { useOpenPopup } from '../../session/popup.state.ts';
import { useClosePopup } from '../../session/use-close-popup.ts';
import { useSettings } from '../../settings/use-settings.ts';

import { RegisterForm } from './RegisterForm.tsx';

/** Open an account by username. */
export const RegisterPopup = () => {
  const { t } = useTranslation();
  const close = useClosePopup();
  const isOpen = useIsOpen();
  const openPopup = useOpenPopup();
  const other = {
    text: t('register.hasAccount'),
    label: t('register.toLogin'),
    onPress: () => openPopup('login'),
  };
  return (
    <Dialog
      open
      size="md"
      title={t('register.title')}
      closeLabel={t('common.close')}
      onOpenChange={close}
    >
      <AuthPanel intro={isOpen && t('register.intro')} other={other}>
        {isOpen ? <RegisterForm /> : <Closed />}
      </AuthPanel>
    </Dialog>
  );
};

/** By username, if the merchant takes that; and for all, or only for the invited (DIRECTREG3). */
const useIsOpen = (): boolean => {
  const { flags } = useSettings();
  const [invited] = useState(() => isInvited(currentInvitation(location.search)));
  return flags.USERNAMEREG3 && (flags.DIRECTREG3 || invited);
};

const Closed = () => {
  const { t } = useTranslation();
  const { flags } = useSettings();
  return (
    <EmptyState icon="lock" title={t('register.closedTitle')} action={<CustomerServiceLink />}>
      {t(flags.USERNAMEREG3 ? 'register.invitedOnlyText' : 'register.closedText')}
    </EmptyState>
  );
};
