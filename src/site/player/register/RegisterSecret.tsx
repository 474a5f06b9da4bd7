import { useTranslation } from 'react-i18next';

import type { BoundField } from '#components/Form/FormField.tsx';
import { useFormValue } from '#components/Form/use-form-value.ts';
import { PasswordInput } from '#components/PasswordInput/PasswordInput.tsx';
import type { FieldRule } from '#domain/register-fields.ts';

import { useStrengthLabels } from '../../fields/use-strength-labels.ts';
import { useSettings } from '../../settings/use-settings.ts';

import type { RegisterValues, TextFieldName } from './register-fields.ts';

const SECRETS = ['password', 'confirmPassword', 'paymentPassword'] as const;

/** A field that nobody should read over a shoulder. */
export type SecretField = (typeof SECRETS)[number];

/** Whether a field of the form is a secret. */
export const isSecretField = (name: TextFieldName): name is SecretField =>
  (SECRETS as readonly string[]).includes(name);

export interface RegisterSecretProps {
  name: SecretField;
  rule: FieldRule;
  hint: string | undefined;
  field: BoundField<string>;
}

/** A password of the registration form; the login password says how strong it is. */
export const RegisterSecret = ({ name, rule, hint, field }: RegisterSecretProps) => {
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
