import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useForm, type UseFormReturn } from '#components/Form/form-state.ts';
import { useTranslation } from 'react-i18next';

import { pushToast } from '#components/Toast/push-toast.ts';

import { formResolver } from '../../fields/form-resolver.ts';
import { useRefusalText } from '../../fields/refusal-text.ts';
import { useOpenPopup } from '../../session/popup.state.ts';
import { useClosePopup } from '../../session/use-close-popup.ts';
import { useSettings } from '../../settings/use-settings.ts';

import { missingLoginFields } from './login-check.ts';
import { captchaNeededAtom, lockedMinutes, logInAtom, type LoginValues } from './login.state.ts';
import { readRememberedUsername, rememberedUsernameCookie } from './remembered-username.ts';

/** The login form, what is wrong with it as a whole, and how it is sent. */
export interface UsedLogin {
  form: UseFormReturn<LoginValues>;
  general: string | null;
  captchaNeeded: boolean;
  send: (values: LoginValues) => Promise<void>;
}

/** Everything behind the login popup. */
export const useLogin = (): UsedLogin => {
  const { t } = useTranslation();
  const { limits } = useSettings();
  const captchaNeeded = useAtomValue(captchaNeededAtom);
  const logIn = useSetAtom(logInAtom);
  const openPopup = useOpenPopup();
  const close = useClosePopup();
  const refusalText = useRefusalText();
  const [general, setGeneral] = useState<string | null>(null);
  const form = useForm<LoginValues>({
    defaultValues: rememberedForm(),
    resolver: formResolver((values) =>
      Object.fromEntries(
        missingLoginFields(values, captchaNeeded).map((field) => [
          field,
          t(`fieldRules.${field}Required`),
        ]),
      ),
    ),
  });

  const send = async (values: LoginValues) => {
    setGeneral(null);
    const result = await logIn(values);
    if (!result.ok) {
      form.resetField('captcha');
      if (result.refusal === 'captcha_wrong') {
        return form.setError('captcha', { message: t('refusals.captcha_wrong') });
      }
      const locked = result.refusal === 'account_locked';
      setGeneral(
        locked
          ? t('login.lockedFor', { count: lockedMinutes(result.details) })
          : refusalText(result.refusal),
      );
      return form.setFocus('password');
    }
    const username = values.username.trim();
    keepUsername(values.remember ? username : null, limits.rememberDays);
    pushToast({ tone: 'success', title: t('login.success', { name: username }) });
    close();
    if (result.mustChangePassword) openPopup('changePassword', { forced: true });
  };
  return { form, general, captchaNeeded, send };
};

const rememberedForm = (): LoginValues => {
  const username = readRememberedUsername(document.cookie);
  return { username, password: '', captcha: '', remember: username !== '' };
};

const keepUsername = (username: string | null, days: number) => {
  document.cookie = rememberedUsernameCookie(username, days, location.protocol === 'https:');
};
