import { Suspense } from 'react';
import { lazyPart } from '#components/PageLoader/lazy-part.ts';
import { useTranslation } from 'react-i18next';

import { type BoundField, FormField } from '#components/Form/FormField.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { TextInput } from '#components/TextInput/TextInput.tsx';
import type { FieldRule, RegisterField } from '#domain/register-fields.ts';

import { CaptchaBox } from '../../captcha/CaptchaBox.tsx';
import type { Country } from '../../fields/countries.state.ts';
import { MobileField } from '../../fields/MobileField.tsx';
import type { RegisterValues, TextFieldName } from './register-fields.ts';
import type { TextInputProps } from '#components/TextInput/TextInput.tsx';
import { useFieldMessage } from '../../fields/field-message.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { useFormValue } from '#components/Form/use-form-value.ts';
import { PasswordInput } from '#components/PasswordInput/PasswordInput.tsx';
import { useStrengthLabels } from '../../fields/use-strength-labels.ts';

const SECRETS = ['password', 'confirmPassword', 'paymentPassword'] as const;

/** A field that nobody should read over a shoulder. */
type SecretField = (typeof SECRETS)[number];

/** Whether a field of the form is a secret. */
const isSecretField = (name: TextFieldName): name is SecretField =>
  (SECRETS as readonly string[]).includes(name);

interface RegisterSecretProps {
  name: SecretField;
  rule: FieldRule;
  hint: string | undefined;
  field: BoundField<string>;
}

/** A password of the registration form; the login password says how strong it is. */
const RegisterSecret = ({ name, rule, hint, field }: RegisterSecretProps) => {
  const { t } = useTranslation();
  const { brand } = useSettings();
  const username = useFormValue<RegisterValues, 'username'>('username');
  const strength = useStrengthLabels();
  return (
    <PasswordInput
      {...field}
      hint={hint}
      label={t(`fields.${name}`)}
      required={rule.required || name === 'confirmPassword'}
      autoComplete="new-password"
      numeric={name === 'paymentPassword' && rule.patternId === 'digits'}
      showLabel={t('login.showPassword')}
      hideLabel={t('login.hidePassword')}
      strength={name === 'password' ? strength : undefined}
      personal={[brand.name, username]}
    />
  );
};

/** The calendar is large and few merchants ask for a birthday. */
const BirthdayInput = lazyPart(() => import('../../fields/BirthdayInput.tsx'), 'BirthdayInput');

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

/** What helps to fill a field in: the browser's memory, and the right keyboard on a phone. */
type EntryHelp = Pick<TextInputProps, 'type' | 'inputMode' | 'autoComplete'>;

const HELP: Partial<Record<TextFieldName, EntryHelp>> = {
  username: { autoComplete: 'username' },
  payeeName: { autoComplete: 'name' },
  nickname: { autoComplete: 'nickname' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  qqNum: { inputMode: 'numeric', autoComplete: 'off' },
  whatsapp: { inputMode: 'tel', autoComplete: 'off' },
};

/** How a field helps with its entry; fields without anything special are left to the player. */
const entryHelp = (name: TextFieldName): EntryHelp => HELP[name] ?? { autoComplete: 'off' };

/** Fields whose rule is told before anything is wrong: nobody guesses it. */
const RULES_TOLD: readonly RegisterField[] = ['username', 'password'];

/** Fields with a sentence of their own. */
const SENTENCES = ['paymentPassword', 'email', 'payeeName', 'recommenderId', 'mobileNum'] as const;

/** The line of help over a field of the form, if it has one. */
const useFieldHint = (name: RegisterField, rule: FieldRule): string | undefined => {
  const { t } = useTranslation();
  const format = useFormat();
  const { ages } = useSettings();
  const { patternId, acceptedPattern, minLength, maxLength } = rule;
  const fieldMessage = useFieldMessage();
  if (name === 'birthday') return t('register.birthdayHint', { age: format.number(ages.minimum) });
  if (RULES_TOLD.includes(name)) {
    const told = acceptedPattern === '*' ? 'length' : patternId;
    return fieldMessage({ field: `${name} hint`, rule: told, min: minLength, max: maxLength });
  }
  const sentence = SENTENCES.find((each) => each === name);
  return sentence && t(`register.hints.${sentence}`);
};
