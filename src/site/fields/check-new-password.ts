import type { FieldError } from '#api/envelope.ts';
import { checkField } from '#domain/check-field.ts';
import type { FieldRule } from '#domain/register-fields.ts';

/** A new password as it was typed; `confirmNewPassword` undefined where it is typed once only. */
export interface NewPassword {
  newPassword: string;
  confirmNewPassword?: string | undefined;
}

/**
 * What is wrong with a new password, by the merchant's rule.
 *
 * @param former the password that it replaces, where that is known
 */
export const checkNewPassword = (
  { newPassword, confirmNewPassword }: NewPassword,
  rule: FieldRule,
  former?: string,
): FieldError[] => {
  const errors: FieldError[] = [];
  const wrong = checkField('newPassword', newPassword, { ...rule, required: true });
  if (wrong) errors.push(wrong);
  else if (newPassword === former) errors.push({ field: 'newPassword', rule: 'same_as_old' });
  if (confirmNewPassword === '') errors.push({ field: 'confirmNewPassword', rule: 'required' });
  else if (confirmNewPassword !== undefined && confirmNewPassword !== newPassword)
    errors.push({ field: 'confirmNewPassword', rule: 'mismatch' });
  return errors;
};
