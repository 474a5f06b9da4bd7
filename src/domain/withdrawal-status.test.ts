import { expect, test } from 'vitest';
import { paidMinorOf, type PaymentFact, withdrawalStatusOf } from './withdrawal-status.ts';

const payments = (...statuses: PaymentFact['status'][]): PaymentFact[] =>
  statuses.map((status) => ({ amountMinor: 50, status }));

test('a withdrawal stands where its payments stand', () => {
  expect(withdrawalStatusOf(100, [])).toBe('APPROVED');
  expect(withdrawalStatusOf(100, payments('FAILED'))).toBe('APPROVED');
  expect(withdrawalStatusOf(100, payments('SENT'))).toBe('PAYING');
  expect(withdrawalStatusOf(100, payments('RECEIVED', 'FAILED'))).toBe('PAYING');
  expect(withdrawalStatusOf(100, payments('RECEIVED', 'SENT'))).toBe('PAID');
  expect(withdrawalStatusOf(100, payments('NOT_RECEIVED'))).toBe('DISPUTED');
  expect(withdrawalStatusOf(100, payments('RECEIVED', 'NOT_RECEIVED'))).toBe('DISPUTED');
  expect(withdrawalStatusOf(100, payments('RECEIVED', 'FAILED', 'RECEIVED'))).toBe('RECEIVED');
});

test('what came back was not paid', () => {
  expect(paidMinorOf(payments('FAILED', 'SENT', 'NOT_RECEIVED', 'RECEIVED'))).toBe(150);
});
