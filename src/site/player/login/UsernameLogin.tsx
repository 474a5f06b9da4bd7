import { useTranslation } from 'react-i18next';

import { Form } from '#components/Form/Form.tsx';
import { FormField } from '#components/Form/FormField.tsx';
import { PasswordInput } from '#components/PasswordInput/PasswordInput.tsx';
import { TextInput } from '#components/TextInput/TextInput.tsx';

import { FormErrors } from '../../fields/FormErrors.tsx';

import { LoginEnd } from './LoginEnd.tsx';
import { type UsernameLoginValues, useUsernameLogin } from './use-username-login.ts';

/** Log in by username and password; a captcha joins when the platform asks for one. */
export const UsernameLogin = () => {
  const { t } = useTranslation();
  const { form, general, send } = useUsernameLogin();
  return (
    <Form form={form} onSubmit={send} label={t('login.title')}>
      <FormErrors form={form} general={general} />
      <FormField<UsernameLoginValues, 'username'> name="username">
        {(field) => (
          <TextInput {...field} required label={t('fields.username')} autoComplete="username" />
        )}
      </FormField>
      <FormField<UsernameLoginValues, 'password'> name="password">
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
      <LoginEnd withForgot submitting={form.formState.isSubmitting} />
    </Form>
  );
};
