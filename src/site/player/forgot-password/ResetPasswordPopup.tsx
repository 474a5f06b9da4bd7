import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { AuthPanel } from '#components/AuthPanel/AuthPanel.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Form } from '#components/Form/Form.tsx';
import { FormField } from '#components/Form/FormField.tsx';

import { ConfirmPasswordInput } from '../../fields/ConfirmPasswordInput.tsx';
import { FormErrors } from '../../fields/FormErrors.tsx';
import { NewPasswordInput } from '../../fields/NewPasswordInput.tsx';
import { useOpenPopup } from '../../session/popup.state.ts';
import { useClosePopup } from '../../session/use-close-popup.ts';

import { type ResetByLinkValues, useResetByLink } from './use-reset-by-link.ts';
import { dropLinkToken, readLinkToken } from './link-token.ts';

/** A new password by the link of an e-mail: /reset, with the link's token behind the `#`. */
export const ResetPasswordPopup = () => {
  const { t } = useTranslation();
  const close = useClosePopup();
  // A render may be thrown away: the address is changed only after one that has stayed.
  const [token] = useState(readLinkToken);
  useEffect(dropLinkToken, []);
  const [isSpent, setSpent] = useState(token === null);
  return (
    <Dialog
      open
      size="sm"
      title={t('forgot.resetTitle')}
      closeLabel={t('common.close')}
      onOpenChange={close}
    >
      {token === null || isSpent ? (
        <Spent />
      ) : (
        <AuthPanel intro={t('forgot.resetIntro')}>
          <ResetForm token={token} onSpent={() => setSpent(true)} />
        </AuthPanel>
      )}
    </Dialog>
  );
};

const ResetForm = ({ token, onSpent }: { token: string; onSpent: () => void }) => {
  const { t } = useTranslation();
  const { form, general, send } = useResetByLink(token, onSpent);
  return (
    <Form form={form} onSubmit={send} label={t('forgot.resetTitle')}>
      <FormErrors form={form} general={general} />
      <FormField<ResetByLinkValues, 'newPassword'> name="newPassword">
        {(field) => <NewPasswordInput field={field} />}
      </FormField>
      <FormField<ResetByLinkValues, 'confirmNewPassword'> name="confirmNewPassword">
        {(field) => <ConfirmPasswordInput field={field} />}
      </FormField>
      <Button type="submit" size="lg" fullWidth loading={form.formState.isSubmitting}>
        {t('forgot.resetSubmit')}
      </Button>
    </Form>
  );
};

/** The link is no longer good, or never was. */
const Spent = () => {
  const { t } = useTranslation();
  const openPopup = useOpenPopup();
  return (
    <EmptyState
      icon="clock"
      title={t('forgot.linkTitle')}
      action={<Button onPress={() => openPopup('forgotPassword')}>{t('forgot.linkAgain')}</Button>}
    >
      {t('forgot.linkText')}
    </EmptyState>
  );
};
