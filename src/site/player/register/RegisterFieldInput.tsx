import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { type BoundField, FormField } from '#components/Form/FormField.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { TextInput } from '#components/TextInput/TextInput.tsx';
import type { FieldRule, RegisterField } from '#domain/register-fields.ts';

import { CaptchaBox } from '../../captcha/CaptchaBox.tsx';
import type { Country } from '../../fields/countries.state.ts';
import { MobileField } from '../../fields/MobileField.tsx';

import { entryHelp } from './entry-help.ts';
import type { RegisterValues, TextFieldName } from './register-fields.ts';
import { isSecretField, RegisterSecret } from './RegisterSecret.tsx';
import { useFieldHint } from './use-field-hint.ts';

/** The calendar is large and few merchants ask for a birthday. */
const BirthdayInput = lazy(async () => ({
  default: (await import('../../fields/BirthdayInput.tsx')).BirthdayInput,
}));

export interface RegisterFieldInputProps {
  name: Exclude<RegisterField, 'verificationCode'>;
  rule: FieldRule;
  countries: readonly Country[];
}

/** One field of the registration form, drawn after its kind. */
export const RegisterFieldInput = ({ name, rule, countries }: RegisterFieldInputProps) => {
  const hint = useFieldHint(name, rule);
  if (name === 'mobileNum') {
    return <MobileField countries={countries} required={rule.required} hint={hint} />;
  }
  return (
    <FormField<RegisterValues, typeof name> name={name}>
      {(field) => <TextField {...{ field, name, rule, hint }} />}
    </FormField>
  );
};

interface TextFieldProps {
  name: TextFieldName;
  rule: FieldRule;
  hint: string | undefined;
  field: BoundField<string>;
}

const TextField = ({ name, rule, hint, field }: TextFieldProps) => {
  const { t } = useTranslation();
  const shared = { ...field, hint, label: t(`fields.${name}`), required: rule.required };
  if (name === 'captcha') return <CaptchaBox {...field} />;
  if (name === 'birthday') {
    return (
      <Suspense fallback={<Skeleton shape="box" ratio="6 / 1" />}>
        <BirthdayInput {...shared} />
      </Suspense>
    );
  }
  if (isSecretField(name)) return <RegisterSecret {...{ name, rule, hint, field }} />;
  return <TextInput {...shared} {...entryHelp(name)} />;
};
