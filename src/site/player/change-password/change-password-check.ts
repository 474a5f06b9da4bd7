import type { FieldError } from '#api/envelope.ts';
import { checkField } from '#domain/check-field.ts';
import type { FieldRule } from '#domain/register-fields.ts';

import type { ChangePasswordValues } from './change-password.state.ts';

/** What is wrong with the form, by the merchant's rule for passwords. */
export const checkChangePassword = (
  { oldPassword, newPassword, confirmNewPassword }: ChangePasswordValues,
  rule: FieldRule,
): FieldError[] => {
  const errors: FieldError[] = [];
  if (oldPassword === '') errors.push({ field: 'oldPassword', rule: 'required' });
  const wrongNew = checkField('newPassword', newPassword, { ...rule, required: true });
  if (wrongNew) errors.push(wrongNew);
  else if (newPassword === oldPassword) errors.push({ field: 'newPassword', rule: 'same_as_old' });
  if (confirmNewPassword === '') errors.push({ field: 'confirmNewPassword', rule: 'required' });
  else if (confirmNewPassword !== newPassword) {
    errors.push({ field: 'confirmNewPassword', rule: 'mismatch' });
  }
  return errors;
};
