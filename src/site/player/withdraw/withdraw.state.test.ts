import { expect, test } from 'vitest';

import {
  hindranceOf,
  unanswered,
  withdrawalSteps,
  withdrawErrors,
  type WithdrawalRules,
} from './withdraw.state.ts';

const rules: WithdrawalRules = {
  currency: 'EUR',
  minimumMinor: 1000,
  maximumMinor: 50_000,
  leftToday: 3,
  dailyCount: 3,
  withdrawableMinor: 20_000,
  remainingTurnoverMinor: 0,
  forfeitMinor: 0,
  hasPaymentPassword: true,
  hasBankAccount: true,
  nextDayAt: '2026-11-22T00:00:00Z',
};
const values = {
  bankAccountId: '4',
  amountMinor: 5000,
  paymentPassword: '240817',
  forfeitBonus: false,
};

test('what is missing is told one by one, what the member can mend first', () => {
  expect(hindranceOf(rules)).toBeNull();
  expect(hindranceOf({ ...rules, hasPaymentPassword: false, hasBankAccount: false })).toBe(
    'paymentPassword',
  );
  expect(hindranceOf({ ...rules, hasBankAccount: false, leftToday: 0 })).toBe('bankAccount');
  expect(hindranceOf({ ...rules, remainingTurnoverMinor: 1, withdrawableMinor: 0 })).toBe(
    'turnover',
  );
  expect(hindranceOf({ ...rules, leftToday: 0 })).toBe('today');
  expect(hindranceOf({ ...rules, maximumMinor: 999 })).toBe('today');
  expect(hindranceOf({ ...rules, withdrawableMinor: 999 })).toBe('tooLittle');
});

test('a withdrawal keeps to the bounds and to what is there', () => {
  expect(withdrawErrors(values, rules)).toEqual({});
  expect(withdrawErrors({ ...values, amountMinor: 20_001 }, rules)).toEqual({
    amountMinor: 'notThere',
  });
  expect(withdrawErrors({ ...values, amountMinor: 999 }, rules)).toEqual({
    amountMinor: 'tooLittle',
  });
});

test('an open bonus is lost only when the member has agreed to it', () => {
  const withBonus = { ...rules, forfeitMinor: 500 };

  expect(withdrawErrors(values, withBonus)).toEqual({ forfeitBonus: 'required' });
  expect(withdrawErrors({ ...values, forfeitBonus: true }, withBonus)).toEqual({});
});

test('only what was sent and not answered waits for an answer', () => {
  const payment = {
    amountMinor: 100,
    reference: null,
    sentAt: '2026-11-20T10:00:00Z',
    receivedByDefaultAt: null,
    answeredBy: null,
    answeredAt: null,
  };

  expect(
    unanswered({
      payments: [
        { ...payment, id: 1, status: 'RECEIVED' },
        { ...payment, id: 2, status: 'SENT' },
      ],
    }).map(({ id }) => id),
  ).toEqual([2]);
});

test('a step that failed is told as failed', () => {
  expect(withdrawalSteps.REJECTED[1]).toBe('failed');
  expect(withdrawalSteps.DISPUTED[3]).toBe('failed');
  expect(withdrawalSteps.RECEIVED).not.toContain('current');
});
