import { useFieldMessage } from '../../../fields/field-message.ts';
import type { Wrong } from '../../../fields/form-resolver.ts';
import { useSettings } from '../../../settings/use-settings.ts';

import { checkNewPaymentPassword, type NewPaymentPassword } from './payment-password-check.ts';

export const NO_NEW_PAYMENT_PASSWORD: NewPaymentPassword = {
  paymentPassword: '',
  confirmPaymentPassword: '',
};

/** Gives the check of a new payment password: a sentence for each wrong field. */
export const useCheckNewPaymentPassword = (): ((values: NewPaymentPassword) => Wrong) => {
  const rule = useSettings().registerFields.paymentPassword;
  const fieldMessage = useFieldMessage();
  return (values) =>
    Object.fromEntries(
      checkNewPaymentPassword(values, rule).map((error) => [error.field, fieldMessage(error)]),
    );
};
