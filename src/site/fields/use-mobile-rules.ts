import { useTranslation } from 'react-i18next';

import type { PhoneValue } from '#components/PhoneInput/PhoneInput.tsx';

import { useFieldMessage } from './field-message.ts';
import type { Wrong } from './form-resolver.ts';
import type { UsedPhone } from './use-phone.ts';

/** How many figures a code has (domain rules 1). */
const CODE_FIGURES = /^\d{6}$/;

/** What can be wrong with a number and with the code that was sent to it, for a form's check. */
export interface MobileRules {
  wrongMobile: (value: PhoneValue) => Promise<Wrong>;
  wrongCode: (code: string) => Wrong;
}

/** The rules of the fields `mobileNum` and `verificationCode`. */
export const useMobileRules = (phone: UsedPhone): MobileRules => {
  const { t } = useTranslation();
  const fieldMessage = useFieldMessage();
  const field = 'mobileNum';
  return {
    wrongMobile: async (value): Promise<Wrong> => {
      if (value.number === '') return { mobileNum: fieldMessage({ field, rule: 'required' }) };
      const isWrong = (await phone.isPhone(value)) === false;
      return isWrong ? { mobileNum: fieldMessage({ field, rule: 'phone' }) } : {};
    },
    wrongCode: (code): Wrong => {
      if (code === '') return { verificationCode: t('verify.codeRequired') };
      return CODE_FIGURES.test(code) ? {} : { verificationCode: t('verify.codeWrong') };
    },
  };
};
