import { useTranslation } from 'react-i18next';

import type { BoundField } from '#components/Form/FormField.tsx';
import { PasswordInput } from '#components/PasswordInput/PasswordInput.tsx';

/** The new password once more. */
export const ConfirmPasswordInput = ({ field }: { field: BoundField<string> }) => {
  const { t } = useTranslation();
  return (
    <PasswordInput
      {...field}
      required
      label={t('fields.confirmNewPassword')}
      autoComplete="new-password"
      showLabel={t('login.showPassword')}
      hideLabel={t('login.hidePassword')}
    />
  );
};
