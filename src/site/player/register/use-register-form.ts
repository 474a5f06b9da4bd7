import { useAtomValue } from 'jotai';
import { useForm, type UseFormReturn } from '#components/Form/form-state.ts';
import { useTranslation } from 'react-i18next';

import type { RegisterRules } from '#domain/register-fields.ts';

import { useFieldMessage } from '../../fields/field-message.ts';
import { formResolver } from '../../fields/form-resolver.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useRemote } from '../../remote/use-remote.ts';
import { locationAtom } from '../../session/system-status.state.ts';
import { useSettings } from '../../settings/use-settings.ts';

import { dialingCodeOf, likelyCountry } from './dialling.ts';
import { checkRegister, type FormCheck } from './register-check.ts';
import { emptyValues, type RegisterValues, type ShownField } from './register-fields.ts';
import { countriesKind, type Country } from './register.state.ts';

export interface UsedRegisterForm {
  form: UseFormReturn<RegisterValues>;
  /** Empty while they are on their way, or when no phone number is asked for. */
  countries: readonly Country[];
  clear: () => void;
}

/** The registration form with its checks. The numbering plans of the world load when needed. */
export const useRegisterForm = (
  rules: RegisterRules,
  fields: readonly ShownField[],
): UsedRegisterForm => {
  const { t } = useTranslation();
  const { ages, brand, currency } = useSettings();
  const language = useLanguage();
  const fieldMessage = useFieldMessage();
  const located = useAtomValue(locationAtom)?.country ?? null;
  const asksPhone = fields.includes('mobileNum');
  const countries = useRemote(countriesKind, asksPhone ? { language } : null).value ?? [];
  const empty = emptyValues(likelyCountry(located, currency));

  const form = useForm<RegisterValues>({
    defaultValues: empty,
    resolver: formResolver(async (values) => {
      const isPhone = values.mobileNum.number === '' ? null : await loadIsPhone(countries);
      const check = { rules, fields, minimumAge: ages.minimum, brandName: brand.name };
      const wrong = checkRegister(values, { ...check, isPhone });
      return {
        ...Object.fromEntries(wrong.map((error) => [error.field, fieldMessage(error)])),
        ...(!values.agreeTerms && { agreeTerms: t('register.agreeTermsRequired') }),
        ...(!values.agreePrivacy && { agreePrivacy: t('register.agreePrivacyRequired') }),
      };
    }),
  });
  return { form, countries, clear: () => form.reset(empty) };
};

/** The platform's own check, with its heavy tables; without them the platform decides alone. */
const loadIsPhone = async (countries: readonly Country[]): Promise<FormCheck['isPhone']> => {
  try {
    const { readMobileNumber } = await import('#domain/mobile-number.ts');
    return ({ number, countryCode }) =>
      readMobileNumber(number, dialingCodeOf(countries, countryCode)) !== null;
  } catch {
    return null;
  }
};
