import { useTranslation } from 'react-i18next';

import type { BoundField } from '#components/Form/FormField.tsx';
import { PasswordInput } from '#components/PasswordInput/PasswordInput.tsx';

import { useSettings } from '../settings/use-settings.ts';

import { useFieldMessage } from './field-message.ts';
import { useStrengthLabels } from './use-strength-labels.ts';

export interface NewPasswordInputProps {
  field: BoundField<string>;
  /** Words that say who it is, such as the username: they make a password weak. */
  personal?: readonly string[] | undefined;
}

/** A new login password: the merchant's rule before anything is wrong, and how strong it is. */
export const NewPasswordInput = ({ field, personal = [] }: NewPasswordInputProps) => {
  const { t } = useTranslation();
  const { brand, registerFields } = useSettings();
  const { patternId: rule, minLength: min, maxLength: max } = registerFields.password;
  const fieldMessage = useFieldMessage();
  const strength = useStrengthLabels();
  return (
    <PasswordInput
      {...field}
      required
      label={t('fields.newPassword')}
      hint={fieldMessage({ field: 'newPassword', rule, min, max })}
      autoComplete="new-password"
      showLabel={t('login.showPassword')}
      hideLabel={t('login.hidePassword')}
      strength={strength}
      personal={[brand.name, ...personal]}
    />
  );
};
