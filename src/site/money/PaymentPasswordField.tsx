import { useTranslation } from 'react-i18next';

import { FormField } from '#components/Form/FormField.tsx';
import { PasswordInput } from '#components/PasswordInput/PasswordInput.tsx';

/** Part of every form that lets money go. */
export interface WithPaymentPassword {
  paymentPassword: string;
}

/** The payment password, asked for each time that money goes. */
export const PaymentPasswordField = () => {
  const { t } = useTranslation();
  return (
    <FormField<WithPaymentPassword, 'paymentPassword'> name="paymentPassword">
      {(field) => (
        <PasswordInput
          {...field}
          required
          numeric
          label={t('fields.paymentPassword')}
          hint={t('money.paymentPasswordHint')}
          autoComplete="current-password"
          showLabel={t('login.showPassword')}
          hideLabel={t('login.hidePassword')}
        />
      )}
    </FormField>
  );
};
