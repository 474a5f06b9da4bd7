import { useTranslation } from 'react-i18next';

import { type BoundField, FormField } from '#components/Form/FormField.tsx';
import { PhoneInput, type PhoneValue } from '#components/PhoneInput/PhoneInput.tsx';

import type { Country } from './countries.state.ts';
import { phoneCountries } from './dialling.ts';

export interface MobileFieldProps {
  countries: readonly Country[];
  required?: boolean | undefined;
  hint?: string | undefined;
  disabled?: boolean | undefined;
}

/** The field `mobileNum` of the form around it: a number with its country. */
export const MobileField = ({ countries, required = true, hint, disabled }: MobileFieldProps) => {
  const { t } = useTranslation();
  return (
    <FormField<{ mobileNum: PhoneValue }, 'mobileNum'> name="mobileNum">
      {(field: BoundField<PhoneValue>) => (
        <PhoneInput
          {...field}
          required={required}
          hint={hint}
          disabled={disabled}
          label={t('fields.mobileNum')}
          codeLabel={t('register.country')}
          countries={phoneCountries(countries)}
        />
      )}
    </FormField>
  );
};
