import { useTranslation } from 'react-i18next';

import { Form } from '#components/Form/Form.tsx';
import { FormField } from '#components/Form/FormField.tsx';
import { PasswordInput } from '#components/PasswordInput/PasswordInput.tsx';
import { TextInput } from '#components/TextInput/TextInput.tsx';

import { FormErrors } from '../../fields/FormErrors.tsx';

import { LoginEnd } from './LoginEnd.tsx';
import { useAtomValue } from 'jotai';
import { useForm, type UseFormReturn } from '#components/Form/form-state.ts';
import { formResolver } from '../../fields/form-resolver.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { captchaNeededAtom } from './login.state.ts';
import { readRememberedUsername, rememberedUsernameCookie } from './remembered-username.ts';
import { useSendLogin } from './use-send-login.ts';

/** What the form of the username tab holds. */
interface UsernameLoginValues {
  username: string;
  password: string;
  captcha: string;
  remember: boolean;
}

/** The form, what is wrong with it as a whole, and how it is sent. */
interface UsedUsernameLogin {
  form: UseFormReturn<UsernameLoginValues>;
  general: string | null;
  send: (values: UsernameLoginValues) => Promise<void>;
}

/** Everything behind the username tab of the login popup. */
const useUsernameLogin = (): UsedUsernameLogin => {
  const { t } = useTranslation();
  const { rememberDays } = useSettings().limits;
  const captchaNeeded = useAtomValue(captchaNeededAtom);
  const form = useForm<UsernameLoginValues>({
    defaultValues: rememberedForm(),
    resolver: formResolver(({ username, password, captcha }) => ({
      ...(username.trim() === '' && { username: t('fieldRules.usernameRequired') }),
      ...(password.trim() === '' && { password: t('fieldRules.passwordRequired') }),
      ...(captchaNeeded && captcha.trim() === '' && { captcha: t('fieldRules.captchaRequired') }),
    })),
  });
  const { general, send } = useSendLogin(form, 'password', { captcha_wrong: 'captcha' });
  return {
    form,
    general,
    send: ({ username, password, captcha, remember }) => {
      const name = username.trim();
      // The password goes as it was typed: it may begin or end with a space (domain rules 1).
      const credentials = { type: 'username', username: name, password } as const;
      return send({ credentials, captcha, remember }, () =>
        keepUsername(remember ? name : null, rememberDays),
      );
    },
  };
};

const rememberedForm = (): UsernameLoginValues => {
  const username = readRememberedUsername(document.cookie);
  return { username, password: '', captcha: '', remember: username !== '' };
};

const keepUsername = (username: string | null, days: number) => {
  document.cookie = rememberedUsernameCookie(username, days, location.protocol === 'https:');
};

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
