import { expect, test } from 'vitest';

import { amountFault } from './money-faults.ts';

const bounds = { minimumMinor: 100, maximumMinor: 1000 };

test('an amount keeps to its bounds, both of them included', () => {
  expect(amountFault(100, bounds)).toBeUndefined();
  expect(amountFault(1000, bounds)).toBeUndefined();
  expect(amountFault(99, bounds)).toBe('tooLittle');
  expect(amountFault(1001, bounds)).toBe('tooMuch');
});

test('no amount is no amount, nor is nothing', () => {
  expect(amountFault(null, bounds)).toBe('required');
  expect(amountFault(0, bounds)).toBe('required');
});

test('what is not there cannot be taken', () => {
  expect(amountFault(600, { ...bounds, thereMinor: 500 })).toBe('notThere');
  expect(amountFault(500, { ...bounds, thereMinor: 500 })).toBeUndefined();
});
