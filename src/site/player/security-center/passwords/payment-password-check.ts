import type { FieldError } from '#api/envelope.ts';
import { checkField } from '#domain/check-field.ts';
import type { FieldRule } from '#domain/register-fields.ts';

/** A new payment password, entered twice. */
export interface NewPaymentPassword {
  paymentPassword: string;
  confirmPaymentPassword: string;
}

/** What is wrong with a new payment password, by the merchant's rule. */
export const checkNewPaymentPassword = (
  { paymentPassword, confirmPaymentPassword }: NewPaymentPassword,
  rule: FieldRule,
): FieldError[] => {
  const wrong = checkField('paymentPassword', paymentPassword, { ...rule, required: true });
  const errors: FieldError[] = wrong ? [wrong] : [];
  const field = 'confirmPaymentPassword';
  if (confirmPaymentPassword === '') errors.push({ field, rule: 'required' });
  else if (confirmPaymentPassword !== paymentPassword) errors.push({ field, rule: 'mismatch' });
  return errors;
};
