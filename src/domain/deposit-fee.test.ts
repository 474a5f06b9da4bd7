import { expect, test } from 'vitest';
import { depositFeeMinor } from './deposit-fee.ts';

test('a fee is its percentage, rounded down, and its fixed part', () => {
  expect(depositFeeMinor(10_000, { feePercent: 1.5, feeMinor: 0 })).toBe(150);
  expect(depositFeeMinor(9999, { feePercent: 1.5, feeMinor: 0 })).toBe(149);
  expect(depositFeeMinor(9999, { feePercent: 1.5, feeMinor: 100 })).toBe(249);
  expect(depositFeeMinor(9999, { feePercent: 0, feeMinor: 0 })).toBe(0);
});

test('a percentage that no float holds is exact, also of a very large amount', () => {
  expect(depositFeeMinor(100, { feePercent: 1.1, feeMinor: 0 })).toBe(1);
  expect(depositFeeMinor(10_000, { feePercent: 0.29, feeMinor: 0 })).toBe(29);
  expect(depositFeeMinor(999_999_999_999, { feePercent: 19.99, feeMinor: 0 })).toBe(
    199_899_999_999,
  );
});
