import { useSetAtom } from 'jotai';
import { useState } from 'react';

import { useForm, type UseFormReturn } from '#components/Form/form-state.ts';
import type { PhoneValue } from '#components/PhoneInput/PhoneInput.tsx';

import { checkNewPassword } from '../../fields/check-new-password.ts';
import { useFieldMessage } from '../../fields/field-message.ts';
import { formResolver } from '../../fields/form-resolver.ts';
import { useMobileRules } from '../../fields/use-mobile-rules.ts';
import { type UsedPhone, usePhone } from '../../fields/use-phone.ts';
import { CODE_FIELD, type UsedSendCode, useSendCode } from '../../fields/use-send-code.ts';
import { useShowRefused } from '../../fields/use-show-refused.ts';
import { useSettings } from '../../settings/use-settings.ts';

import { resetByMobileAtom, sendPasswordCodeAtom } from './forgot-password.state.ts';
import { useAfterReset } from './use-after-reset.ts';

/** What the form of the phone tab holds. */
export interface ResetByMobileValues {
  mobileNum: PhoneValue;
  verificationCode: string;
  newPassword: string;
}

/** The form, its phone and its code, what is wrong with it as a whole, and how it is sent. */
export interface UsedResetByMobile {
  form: UseFormReturn<ResetByMobileValues>;
  phone: UsedPhone;
  sending: UsedSendCode;
  general: string | null;
  send: (values: ResetByMobileValues) => Promise<void>;
}

/** Everything behind the phone tab of the forgotten password. */
export const useResetByMobile = (): UsedResetByMobile => {
  const { password } = useSettings().registerFields;
  const phone = usePhone();
  const rules = useMobileRules(phone);
  const fieldMessage = useFieldMessage();
  const showRefused = useShowRefused();
  const sendCode = useSetAtom(sendPasswordCodeAtom);
  const reset = useSetAtom(resetByMobileAtom);
  const afterReset = useAfterReset();
  const [general, setGeneral] = useState<string | null>(null);
  const form = useForm<ResetByMobileValues>({
    defaultValues: { mobileNum: phone.empty, verificationCode: '', newPassword: '' },
    resolver: formResolver(async ({ mobileNum, verificationCode, newPassword }) => ({
      ...(await rules.wrongMobile(mobileNum)),
      ...rules.wrongCode(verificationCode),
      ...Object.fromEntries(
        checkNewPassword({ newPassword }, password).map((error) => [
          error.field,
          fieldMessage(error),
        ]),
      ),
    })),
  });
  const sendTo = async () => {
    const isRight = await form.trigger('mobileNum', { shouldFocus: true });
    return isRight ? sendCode(phone.toCall(form.getValues('mobileNum'))) : null;
  };
  const sending = useSendCode('password', sendTo, (refused) => showRefused(form, refused) === null);

  const send = async ({ mobileNum, verificationCode, newPassword }: ResetByMobileValues) => {
    setGeneral(null);
    const result = await reset({ ...phone.toCall(mobileNum), verificationCode, newPassword });
    if (result.ok) return afterReset(result.signedIn);
    setGeneral(showRefused(form, result, CODE_FIELD));
  };
  return { form, phone, sending, general, send };
};
