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
import { dropLinkToken, readLinkToken } from './link-token.ts';
import { useSetAtom } from 'jotai';
import { useForm, type UseFormReturn } from '#components/Form/form-state.ts';
import { checkNewPassword } from '../../fields/check-new-password.ts';
import { useFieldMessage } from '../../fields/field-message.ts';
import { formResolver } from '../../fields/form-resolver.ts';
import { useShowRefused } from '../../fields/use-show-refused.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { resetByLinkAtom } from './forgot-password.state.ts';
import { useAfterReset } from './use-after-reset.ts';

/** What the form holds. */
interface ResetByLinkValues {
  newPassword: string;
  confirmNewPassword: string;
}

/** The form, what is wrong with it as a whole, and how it is sent. */
interface UsedResetByLink {
  form: UseFormReturn<ResetByLinkValues>;
  general: string | null;
  send: (values: ResetByLinkValues) => Promise<void>;
}

/**
 * Everything behind the new password by a link.
 *
 * @param onSpent told when the platform no longer takes the link
 */
const useResetByLink = (token: string, onSpent: () => void): UsedResetByLink => {
  const { password } = useSettings().registerFields;
  const fieldMessage = useFieldMessage();
  const showRefused = useShowRefused();
  const reset = useSetAtom(resetByLinkAtom);
  const afterReset = useAfterReset();
  const [general, setGeneral] = useState<string | null>(null);
  const form = useForm<ResetByLinkValues>({
    defaultValues: { newPassword: '', confirmNewPassword: '' },
    resolver: formResolver((values) =>
      Object.fromEntries(
        checkNewPassword(values, password).map((error) => [error.field, fieldMessage(error)]),
      ),
    ),
  });

  const send = async (values: ResetByLinkValues) => {
    setGeneral(null);
    const result = await reset({ token, ...values });
    if (result.ok) return afterReset(result.signedIn);
    if (result.refusal === 'link_invalid') return onSpent();
    setGeneral(showRefused(form, result));
  };
  return { form, general, send };
};

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
