import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { type BoundField, FormField } from '#components/Form/FormField.tsx';
import { PasswordInput } from '#components/PasswordInput/PasswordInput.tsx';
import { PhoneInput, type PhoneValue } from '#components/PhoneInput/PhoneInput.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { TextInput } from '#components/TextInput/TextInput.tsx';

import { CaptchaBox } from '../../captcha/CaptchaBox.tsx';

import { phoneCountries } from './dialling.ts';
import { entryHelp } from './entry-help.ts';
import type { RegisterValues, ShownField, TextFieldName } from './register-fields.ts';
import type { Country } from './register.state.ts';
import { useFieldHint } from './use-field-hint.ts';
import { useRegisterRules } from './use-register-rules.ts';

/** The calendar is large and few merchants ask for a birthday. */
const BirthdayField = lazy(async () => ({
  default: (await import('./BirthdayField.tsx')).BirthdayField,
}));

export interface RegisterFieldInputProps {
  name: ShownField;
  countries: readonly Country[];
}

/** One field of the registration form, drawn after its kind. */
export const RegisterFieldInput = ({ name, countries }: RegisterFieldInputProps) => {
  if (name === 'mobileNum') return <Phone countries={countries} />;
  return (
    <FormField<RegisterValues, typeof name> name={name}>
      {(field) => <TextField field={field} name={name} />}
    </FormField>
  );
};

interface TextFieldProps {
  name: TextFieldName;
  field: BoundField<string>;
}

const SECRETS: readonly TextFieldName[] = ['password', 'confirmPassword', 'paymentPassword'];

const TextField = ({ name, field }: TextFieldProps) => {
  const { t } = useTranslation();
  const rule = useRegisterRules()[name];
  const hint = useFieldHint(name);
  const shared = { ...field, hint, label: t(`fields.${name}`), required: rule.required };
  if (name === 'captcha') return <CaptchaBox {...field} />;
  if (name === 'birthday') {
    return (
      <Suspense fallback={<Skeleton shape="box" ratio="6 / 1" />}>
        <BirthdayField {...shared} />
      </Suspense>
    );
  }
  if (SECRETS.includes(name)) {
    return (
      <PasswordInput
        {...shared}
        required={rule.required || name === 'confirmPassword'}
        autoComplete="new-password"
        numeric={name === 'paymentPassword' && rule.patternId === 'digits'}
        showLabel={t('login.showPassword')}
        hideLabel={t('login.hidePassword')}
      />
    );
  }
  return <TextInput {...shared} {...entryHelp(name)} />;
};

const Phone = ({ countries }: { countries: readonly Country[] }) => {
  const { t } = useTranslation();
  const { required } = useRegisterRules().mobileNum;
  const hint = useFieldHint('mobileNum');
  return (
    <FormField<RegisterValues, 'mobileNum'> name="mobileNum">
      {(field: BoundField<PhoneValue>) => (
        <PhoneInput
          {...field}
          required={required}
          hint={hint}
          label={t('fields.mobileNum')}
          codeLabel={t('register.country')}
          countries={phoneCountries(countries)}
        />
      )}
    </FormField>
  );
};
