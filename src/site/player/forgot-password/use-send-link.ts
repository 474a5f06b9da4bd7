import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { checkField } from '#domain/check-field.ts';
import { useForm, type UseFormReturn } from '#components/Form/form-state.ts';

import { useFieldMessage } from '../../fields/field-message.ts';
import { formResolver } from '../../fields/form-resolver.ts';
import { useShowRefused } from '../../fields/use-show-refused.ts';
import { useSettings } from '../../settings/use-settings.ts';

import { linkCaptchaNeededAtom, type LinkValues, sendLinkAtom } from './forgot-password.state.ts';

const NUMBER = /^\s*\+?\d[\d\s-]{5,}$/;

/** The form of the e-mail tab, and what has come of it. */
export interface UsedSendLink {
  form: UseFormReturn<LinkValues>;
  captchaNeeded: boolean;
  general: string | null;
  /** For how many minutes the link holds that may have been sent; null before. */
  minutes: number | null;
  send: (values: LinkValues) => Promise<void>;
  /** Back to the entries. */
  change: () => void;
}

/** Everything behind the e-mail tab of the forgotten password. */
export const useSendLink = (): UsedSendLink => {
  const { t } = useTranslation();
  const { registerFields } = useSettings();
  const fieldMessage = useFieldMessage();
  const showRefused = useShowRefused();
  const captchaNeeded = useAtomValue(linkCaptchaNeededAtom);
  const sendLink = useSetAtom(sendLinkAtom);
  const [general, setGeneral] = useState<string | null>(null);
  const [minutes, setMinutes] = useState<number | null>(null);
  const form = useForm<LinkValues>({
    defaultValues: { username: '', email: '', captcha: '' },
    resolver: formResolver((values) => {
      const wrong = (['username', 'email'] as const).flatMap((field) => {
        // An account opened by mobile number has that number as its name.
        if (field === 'username' && NUMBER.test(values.username)) return [];
        const rule = { ...registerFields[field], required: true };
        return checkField(field, values[field].trim(), rule) ?? [];
      });
      const lacksCaptcha = captchaNeeded && values.captcha.trim() === '';
      return {
        ...Object.fromEntries(wrong.map((error) => [error.field, fieldMessage(error)])),
        ...(lacksCaptcha && { captcha: t('fieldRules.captchaRequired') }),
      };
    }),
  });

  const send = async (values: LinkValues) => {
    setGeneral(null);
    const result = await sendLink(values);
    if (result.ok) return setMinutes(result.minutes);
    form.resetField('captcha');
    setGeneral(showRefused(form, result, captchaNeeded ? { captcha_wrong: 'captcha' } : {}));
  };
  return { form, captchaNeeded, general, minutes, send, change: () => setMinutes(null) };
};
