import { expect, test } from 'vitest';

import { checkChangePassword } from './change-password-check.ts';

const rule = {
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: 'alphanumericBoth',
  minLength: 12,
  maxLength: 64,
} as const;
const rulesBroken = (oldPassword: string, newPassword: string, confirmNewPassword: string) =>
  checkChangePassword({ oldPassword, newPassword, confirmNewPassword }, rule).map(
    (error) => `${error.field}: ${error.rule}`,
  );

test('a good new password, entered twice, passes', () => {
  expect(rulesBroken('old', 'abcdef123456', 'abcdef123456')).toEqual([]);
});

test('every field is required', () => {
  expect(rulesBroken('', '', '')).toEqual([
    'oldPassword: required',
    'newPassword: required',
    'confirmNewPassword: required',
  ]);
});

test('it must keep the rule, be new, and be the same twice', () => {
  expect(rulesBroken('old', 'short1', 'short1')).toEqual(['newPassword: alphanumericBoth']);
  expect(rulesBroken('abcdef123456', 'abcdef123456', 'abcdef12345')).toEqual([
    'newPassword: same_as_old',
    'confirmNewPassword: mismatch',
  ]);
});
