import { useTranslation } from 'react-i18next';

import { FormField } from '#components/Form/FormField.tsx';

import { useFieldMessage } from '../../../fields/field-message.ts';
import { useSettings } from '../../../settings/use-settings.ts';

import type { NewPaymentPassword } from './payment-password-check.ts';
import { PaymentPasswordInput } from './PaymentPasswordInput.tsx';

/** A new payment password, twice. */
export const NewPaymentPasswordFields = () => {
  const { t } = useTranslation();
  const { patternId, minLength, maxLength } = useSettings().registerFields.paymentPassword;
  const rule = useFieldMessage()({
    field: 'paymentPassword',
    rule: patternId,
    min: minLength,
    max: maxLength,
  });
  return (
    <>
      <FormField<NewPaymentPassword, 'paymentPassword'> name="paymentPassword">
        {(field) => (
          <PaymentPasswordInput
            {...field}
            label={t('security.payment.new')}
            hint={`${rule} ${t('security.payment.hint')}`}
            autoComplete="new-password"
          />
        )}
      </FormField>
      <FormField<NewPaymentPassword, 'confirmPaymentPassword'> name="confirmPaymentPassword">
        {(field) => (
          <PaymentPasswordInput
            {...field}
            label={t('security.payment.confirm')}
            autoComplete="new-password"
          />
        )}
      </FormField>
    </>
  );
};
