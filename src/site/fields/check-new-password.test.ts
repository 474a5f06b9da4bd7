import { expect, test } from 'vitest';

import { checkNewPassword } from './check-new-password.ts';

const rule = {
  enabled: true,
  required: false,
  acceptedPattern: '*',
  patternId: 'length',
  minLength: 12,
  maxLength: 64,
} as const;

test('a password that is typed once is held to the rule alone', () => {
  expect(checkNewPassword({ newPassword: 'nine plums in a hat' }, rule)).toEqual([]);
  expect(checkNewPassword({ newPassword: '' }, rule)).toEqual([
    { field: 'newPassword', rule: 'required' },
  ]);
});

test('typed twice, both must be the same', () => {
  const wrong = { newPassword: 'nine plums in a hat', confirmNewPassword: 'nine plums' };

  expect(checkNewPassword(wrong, rule)).toEqual([
    { field: 'confirmNewPassword', rule: 'mismatch' },
  ]);
});

test('it must differ from the one that it replaces', () => {
  expect(
    checkNewPassword({ newPassword: 'nine plums in a hat' }, rule, 'nine plums in a hat'),
  ).toEqual([{ field: 'newPassword', rule: 'same_as_old' }]);
});
