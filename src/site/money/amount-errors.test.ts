import { expect, test } from 'vitest';

import { amountError } from './amount-errors.ts';

const bounds = { minimumMinor: 100, maximumMinor: 1000 };

test('an amount keeps to its bounds, both of them included', () => {
  expect(amountError(100, bounds)).toBeUndefined();
  expect(amountError(1000, bounds)).toBeUndefined();
  expect(amountError(99, bounds)).toBe('tooLittle');
  expect(amountError(1001, bounds)).toBe('tooMuch');
});

test('no amount is no amount, nor is nothing', () => {
  expect(amountError(null, bounds)).toBe('required');
  expect(amountError(0, bounds)).toBe('required');
});

test('what is not there cannot be taken', () => {
  expect(amountError(600, { ...bounds, thereMinor: 500 })).toBe('notThere');
  expect(amountError(500, { ...bounds, thereMinor: 500 })).toBeUndefined();
});
