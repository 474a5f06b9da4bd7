import type { FieldError } from '#api/envelope.ts';
import type { FieldRule } from '#domain/register-fields.ts';

import { checkNewPassword } from '../../fields/check-new-password.ts';

import type { RequestedProof, ChangePasswordValues } from './change-password.state.ts';

/** What is wrong with the form, by the merchant's rule for passwords. */
export const checkChangePassword = (
  {
    oldPassword,
    newPassword,
    confirmNewPassword,
  }: Pick<ChangePasswordValues, 'oldPassword' | 'newPassword' | 'confirmNewPassword'>,
  rule: FieldRule,
  asked: Pick<RequestedProof, 'oldPassword'> = { oldPassword: true },
): FieldError[] => [
  ...(asked.oldPassword && oldPassword === '' ? [{ field: 'oldPassword', rule: 'required' }] : []),
  ...checkNewPassword({ newPassword, confirmNewPassword }, rule, oldPassword),
];
