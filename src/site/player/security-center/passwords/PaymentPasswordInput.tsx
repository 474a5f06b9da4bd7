import { useTranslation } from 'react-i18next';

import {
  PasswordInput,
  type PasswordInputProps,
} from '#components/PasswordInput/PasswordInput.tsx';

import { useSettings } from '../../../settings/use-settings.ts';

/** A payment password; on a phone with the number pad where it is made of digits. */
export const PaymentPasswordInput = (
  props: Omit<PasswordInputProps, 'showLabel' | 'hideLabel' | 'numeric' | 'required'>,
) => {
  const { t } = useTranslation();
  const { patternId } = useSettings().registerFields.paymentPassword;
  return (
    <PasswordInput
      {...props}
      required
      numeric={patternId === 'digits'}
      showLabel={t('login.showPassword')}
      hideLabel={t('login.hidePassword')}
    />
  );
};
