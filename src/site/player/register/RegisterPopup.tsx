import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { CustomerServiceLink } from '../../contact/CustomerServiceLink.tsx';
import { currentInvitation, isInvited } from '../../invitation/invitation.ts';
import { useOpenPopup } from '../../session/popup.state.ts';
import { useClosePopup } from '../../session/use-close-popup.ts';
import { useSettings } from '../../settings/use-settings.ts';

import * as styles from './register.css.ts';
import { RegisterForm } from './RegisterForm.tsx';

/** Open an account by username. */
export const RegisterPopup = () => {
  const { t } = useTranslation();
  const close = useClosePopup();
  const isOpen = useIsOpen();
  return (
    <Dialog
      open
      size="md"
      title={t('register.title')}
      closeLabel={t('common.close')}
      onOpenChange={close}
    >
      <Stack gap="x5">
        {isOpen ? (
          <>
            <p className={styles.muted}>{t('register.intro')}</p>
            <RegisterForm />
          </>
        ) : (
          <Closed />
        )}
        <LoginLink />
      </Stack>
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

const LoginLink = () => {
  const { t } = useTranslation();
  const openPopup = useOpenPopup();
  return (
    <p className={styles.other}>
      {t('register.hasAccount')}{' '}
      <Button variant="ghost" size="sm" onPress={() => openPopup('login')}>
        {t('register.toLogin')}
      </Button>
    </p>
  );
};
