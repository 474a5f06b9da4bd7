import { expect, test } from 'vitest';

import { personTransferErrors, recipientsOf } from './person-transfer.state.ts';

const options = { minimumMinor: 100, maximumMinor: 1000, cashMinor: 700 };
const values = { account: 'lakeside', amountMinor: 500, paymentPassword: '240817' };

test('a member without an upline has nobody to transfer to, an agent has the downlines', () => {
  expect(recipientsOf({ upline: null, downline: false })).toEqual([]);
  expect(recipientsOf({ upline: { account: 'm***a' }, downline: true })).toEqual([
    'upline',
    'downline',
  ]);
});

test('no more goes out than is there', () => {
  expect(personTransferErrors({ ...values, amountMinor: 701 }, 'upline', options)).toEqual({
    amountMinor: 'notThere',
  });
  expect(personTransferErrors({ ...values, amountMinor: 99 }, 'upline', options)).toEqual({
    amountMinor: 'tooLittle',
  });
});

test('a downline is named, the upline is known', () => {
  expect(personTransferErrors({ ...values, account: ' ' }, 'upline', options)).toEqual({});
  expect(personTransferErrors({ ...values, account: ' ' }, 'downline', options)).toEqual({
    account: 'required',
  });
});

test('nothing goes out without an amount and the payment password', () => {
  const empty = { ...values, amountMinor: null, paymentPassword: '' };

  expect(personTransferErrors(empty, 'upline', options)).toEqual({
    amountMinor: 'required',
    paymentPassword: 'required',
  });
});
