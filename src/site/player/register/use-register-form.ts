import { useForm, type UseFormReturn } from '#components/Form/form-state.ts';
import type { RegisterField, RegisterRules } from '#domain/register-fields.ts';

import { useConsentErrors } from '../../fields/use-consent-errors.ts';
import { useFieldMessage } from '../../fields/field-message.ts';
import { formResolver } from '../../fields/form-resolver.ts';
import { type UsedPhone, usePhone } from '../../fields/use-phone.ts';
import { useSettings } from '../../settings/use-settings.ts';

import { checkRegister } from './register-check.ts';
import { emptyValues, type RegisterValues } from './register-fields.ts';

export interface UsedRegisterForm {
  form: UseFormReturn<RegisterValues>;
  phone: UsedPhone;
  clear: () => void;
}

/** The registration form with its checks. The numbering plans of the world load when needed. */
export const useRegisterForm = (
  rules: RegisterRules,
  fields: readonly RegisterField[],
): UsedRegisterForm => {
  const consentErrors = useConsentErrors();
  const { ages, brand } = useSettings();
  const fieldMessage = useFieldMessage();
  const phone = usePhone(fields.includes('mobileNum'));
  const empty = emptyValues(phone.empty);

  const form = useForm<RegisterValues>({
    defaultValues: empty,
    resolver: formResolver(async (values) => {
      const exists = values.mobileNum.number === '' ? null : await phone.isPhone(values.mobileNum);
      const check = { rules, fields, minimumAge: ages.minimum, brandName: brand.name };
      const isPhone = exists === null ? null : () => exists;
      const wrong = checkRegister(values, { ...check, isPhone });
      return {
        ...Object.fromEntries(wrong.map((error) => [error.field, fieldMessage(error)])),
        ...consentErrors(values),
      };
    }),
  });
  return { form, phone, clear: () => form.reset(empty) };
};
