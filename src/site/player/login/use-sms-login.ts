import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';

import { sendLoginCode } from '#api/verification.ts';
import { useForm, type UseFormReturn } from '#components/Form/form-state.ts';
import type { PhoneValue } from '#components/PhoneInput/PhoneInput.tsx';

import { withSliderAtom } from '../../captcha/slider.state.ts';
import { useCall } from '../../client/call.state.ts';
import { formResolver } from '../../fields/form-resolver.ts';
import { useMobileRules } from '../../fields/use-mobile-rules.ts';
import { type UsedPhone, usePhone } from '../../fields/use-phone.ts';
import { CODE_FIELD, type UsedSendCode, useSendCode } from '../../fields/use-send-code.ts';
import { useShowRefused } from '../../fields/use-show-refused.ts';
import { useSettings } from '../../settings/use-settings.ts';

import { captchaNeededAtom } from './login.state.ts';
import { useSendLogin } from './use-send-login.ts';

/** What the form of the SMS tab holds. */
export interface SmsLoginValues {
  mobileNum: PhoneValue;
  verificationCode: string;
  captcha: string;
  remember: boolean;
}

/** The form, its phone and its code, what is wrong with it as a whole, and how it is sent. */
export interface UsedSmsLogin {
  form: UseFormReturn<SmsLoginValues>;
  phone: UsedPhone;
  sending: UsedSendCode;
  general: string | null;
  send: (values: SmsLoginValues) => Promise<void>;
}

/** Everything behind the SMS tab of the login popup. */
export const useSmsLogin = (): UsedSmsLogin => {
  const { t } = useTranslation();
  const { sliderOnSms } = useSettings().security;
  const captchaNeeded = useAtomValue(captchaNeededAtom);
  const withSlider = useSetAtom(withSliderAtom);
  const call = useCall();
  const phone = usePhone();
  const rules = useMobileRules(phone);
  const form = useForm<SmsLoginValues>({
    defaultValues: { mobileNum: phone.empty, verificationCode: '', captcha: '', remember: false },
    resolver: formResolver(async ({ mobileNum, verificationCode, captcha }) => ({
      ...(await rules.wrongMobile(mobileNum)),
      ...rules.wrongCode(verificationCode),
      ...(captchaNeeded && captcha.trim() === '' && { captcha: t('fieldRules.captchaRequired') }),
    })),
  });
  const { general, send } = useSendLogin(form, 'verificationCode', {
    ...CODE_FIELD,
    captcha_wrong: 'captcha',
  });
  const showRefused = useShowRefused();
  const sendCode = async () => {
    if (!(await form.trigger('mobileNum', { shouldFocus: true }))) return null;
    const number = phone.toCall(form.getValues('mobileNum'));
    return withSlider()(sliderOnSms, (sliderToken) =>
      call(sendLoginCode, { ...number, ...(sliderToken !== undefined && { sliderToken }) }),
    );
  };
  const sending = useSendCode('login', sendCode, (refused) => showRefused(form, refused) === null);
  return {
    form,
    phone,
    sending,
    general,
    send: ({ mobileNum, verificationCode, captcha, remember }) => {
      const credentials = { type: 'sms', ...phone.toCall(mobileNum), verificationCode } as const;
      return send({ credentials, captcha, remember });
    },
  };
};
