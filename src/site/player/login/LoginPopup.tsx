import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { AuthPanel } from '#components/AuthPanel/AuthPanel.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Checkbox } from '#components/Checkbox/Checkbox.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { Form } from '#components/Form/Form.tsx';
import { FormField } from '#components/Form/FormField.tsx';
import { PasswordInput } from '#components/PasswordInput/PasswordInput.tsx';
import { TextInput } from '#components/TextInput/TextInput.tsx';

import { CaptchaBox } from '../../captcha/CaptchaBox.tsx';
import { FormErrors } from '../../fields/FormErrors.tsx';
import { currentInvitation, isInvited } from '../../invitation/invitation.ts';
import { useOpenPopup } from '../../session/popup.state.ts';
import { useClosePopup } from '../../session/use-close-popup.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { canRegister } from '../../settings/what-is-on.ts';

import type { LoginValues } from './login.state.ts';
import { useLogin } from './use-login.ts';

/** Log in by username and password; a captcha joins when the platform asks for one. */
export const LoginPopup = () => {
  const { t } = useTranslation();
  const settings = useSettings();
  const close = useClosePopup();
  const [invited] = useState(() => isInvited(currentInvitation(location.search)));
  const openPopup = useOpenPopup();
  const other = {
    text: t('login.noAccount'),
    label: t('login.toRegister'),
    onPress: () => openPopup('register'),
  };
  const mayRegister = canRegister(settings) || (settings.flags.USERNAMEREG3 && invited);
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
        <LoginForm />
      </AuthPanel>
    </Dialog>
  );
};

const LoginForm = () => {
  const { t } = useTranslation();
  const { form, general, captchaNeeded, send } = useLogin();
  return (
    <Form form={form} onSubmit={send} label={t('login.title')}>
      <FormErrors form={form} general={general} />
      <FormField<LoginValues, 'username'> name="username">
        {(field) => (
          <TextInput {...field} required label={t('fields.username')} autoComplete="username" />
        )}
      </FormField>
      <FormField<LoginValues, 'password'> name="password">
        {(field) => (
          <PasswordInput
            {...field}
            required
            label={t('fields.password')}
            autoComplete="current-password"
            showLabel={t('login.showPassword')}
            hideLabel={t('login.hidePassword')}
          />
        )}
      </FormField>
      {captchaNeeded && (
        <FormField<LoginValues, 'captcha'> name="captcha">
          {(field) => <CaptchaBox {...field} />}
        </FormField>
      )}
      <FormField<LoginValues, 'remember'> name="remember">
        {(field) => <Checkbox {...field} label={t('login.remember')} />}
      </FormField>
      <Button type="submit" size="lg" fullWidth loading={form.formState.isSubmitting}>
        {t('login.submit')}
      </Button>
    </Form>
  );
};
