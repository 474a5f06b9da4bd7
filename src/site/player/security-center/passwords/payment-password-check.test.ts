import { expect, test } from 'vitest';

import { checkNewPaymentPassword } from './payment-password-check.ts';

const rule = {
  enabled: true,
  required: false,
  acceptedPattern: '',
  patternId: 'digits',
  minLength: 6,
  maxLength: 6,
} as const;

const check = (paymentPassword: string, confirmPaymentPassword: string) =>
  checkNewPaymentPassword({ paymentPassword, confirmPaymentPassword }, rule).map(
    (error) => `${error.field} ${error.rule}`,
  );

test('six digits, entered twice, are right', () => expect(check('271828', '271828')).toEqual([]));

test('it is needed although registering may leave it out', () => {
  expect(check('', '')).toEqual(['paymentPassword required', 'confirmPaymentPassword required']);
});

test('letters, another length and a second entry that differs are told', () => {
  expect(check('27182a', '27182a')).toEqual(['paymentPassword digits']);
  expect(check('2718', '2718')).toEqual(['paymentPassword digits']);
  expect(check('271828', '271829')).toEqual(['confirmPaymentPassword mismatch']);
});
