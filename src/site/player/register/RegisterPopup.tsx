import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { CustomerServiceLink } from '../../contact/CustomerServiceLink.tsx';
import { useOpenPopup } from '../../session/popup.state.ts';
import { useClosePopup } from '../../session/use-close-popup.ts';
import { useSettings } from '../../settings/use-settings.ts';

import * as styles from './register.css.ts';
import { RegisterForm } from './RegisterForm.tsx';

/** Open an account by username. */
export const RegisterPopup = () => {
  const { t } = useTranslation();
  const close = useClosePopup();
  const { flags } = useSettings();
  return (
    <Dialog
      open
      size="md"
      title={t('register.title')}
      closeLabel={t('common.close')}
      onOpenChange={close}
    >
      <Stack gap="x5">
        {flags.USERNAMEREG3 ? (
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

const Closed = () => {
  const { t } = useTranslation();
  return (
    <EmptyState icon="lock" title={t('register.closedTitle')} action={<CustomerServiceLink />}>
      {t('register.closedText')}
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
