import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';

import { AuthPanel } from '#components/AuthPanel/AuthPanel.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { Form } from '#components/Form/Form.tsx';
import { FormField } from '#components/Form/FormField.tsx';
import { PasswordInput } from '#components/PasswordInput/PasswordInput.tsx';

import { useFieldMessage } from '../../fields/field-message.ts';
import { FormErrors } from '../../fields/FormErrors.tsx';
import { usePopupDetails } from '../../session/popup.state.ts';
import { signOutAtom } from '../../session/sign-out.state.ts';
import { useClosePopup } from '../../session/use-close-popup.ts';
import { useSettings } from '../../settings/use-settings.ts';

import type { ChangePasswordValues } from './change-password.state.ts';
import { useChangePassword } from './use-change-password.ts';

/** Change the password. A forced change can only be done or left by signing out. */
export const ChangePasswordPopup = () => {
  const { t } = useTranslation();
  const forced = usePopupDetails('changePassword')?.forced ?? false;
  const close = useClosePopup();
  const signOut = useSetAtom(signOutAtom);
  const leave = () => {
    close();
    void signOut();
  };
  return (
    <Dialog
      open
      size="sm"
      title={t('changePassword.title')}
      closeLabel={forced ? t('changePassword.signOut') : t('common.close')}
      dismissable={!forced}
      onOpenChange={forced ? leave : close}
    >
      <AuthPanel intro={t(forced ? 'changePassword.forced' : 'changePassword.intro')}>
        <ChangePasswordForm />
        {forced && (
          <Button variant="ghost" fullWidth onPress={leave}>
            {t('changePassword.signOut')}
          </Button>
        )}
      </AuthPanel>
    </Dialog>
  );
};

const FIELDS = ['oldPassword', 'newPassword', 'confirmNewPassword'] as const;

const ChangePasswordForm = () => {
  const { t } = useTranslation();
  const { form, general, send } = useChangePassword();
  const { patternId, minLength, maxLength } = useSettings().registerFields.password;
  const fieldMessage = useFieldMessage();
  const rule = fieldMessage({
    field: 'newPassword',
    rule: patternId,
    min: minLength,
    max: maxLength,
  });
  return (
    <Form form={form} onSubmit={send} label={t('changePassword.title')}>
      <FormErrors
        form={form}
        general={general}
        labelOf={(name) => {
          const field = FIELDS.find((each) => each === name);
          return field && t(`fields.${field}`);
        }}
      />
      {FIELDS.map((name) => (
        <FormField<ChangePasswordValues, typeof name> key={name} name={name}>
          {(field) => (
            <PasswordInput
              {...field}
              required
              label={t(`fields.${name}`)}
              hint={name === 'newPassword' ? rule : undefined}
              autoComplete={name === 'oldPassword' ? 'current-password' : 'new-password'}
              showLabel={t('login.showPassword')}
              hideLabel={t('login.hidePassword')}
            />
          )}
        </FormField>
      ))}
      <Button type="submit" size="lg" fullWidth loading={form.formState.isSubmitting}>
        {t('changePassword.submit')}
      </Button>
    </Form>
  );
};
