import { expect, test } from 'vitest';

import { addAccountErrors, bareNumber } from './add-account.state.ts';

const bounds = { accountNumberMinLength: 6, accountNumberMaxLength: 34 };
const values = {
  bankCode: 'HARBOUR',
  holderName: 'Ada Berg',
  accountNumber: '1234 5678',
  branch: '',
  paymentPassword: '240817',
};

test('a number is read without what people put between its figures', () => {
  expect(bareNumber('de89 3704-0044.0532')).toBe('DE89370400440532');
});

test('everything but the branch is needed', () => {
  const empty = {
    bankCode: '',
    holderName: ' ',
    accountNumber: '',
    branch: '',
    paymentPassword: '',
  };

  expect(addAccountErrors(values, bounds)).toEqual({});
  expect(Object.values(addAccountErrors(empty, bounds))).toEqual(Array(4).fill('required'));
});

test('a number is neither too short, nor too long, nor something else', () => {
  const error = (accountNumber: string) => addAccountErrors({ ...values, accountNumber }, bounds);

  expect(error('12345')).toEqual({ accountNumber: 'number' });
  expect(error('1'.repeat(35))).toEqual({ accountNumber: 'number' });
  expect(error('12345678€')).toEqual({ accountNumber: 'number' });
});
