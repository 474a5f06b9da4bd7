import { expect, test } from 'vitest';
import { payoutMinor } from './payout.ts';

test('a single pays stake times odds, rounded down to the minor unit', () => {
  expect(payoutMinor(1000, [1.96])).toBe(1960);
  expect(payoutMinor(333, [1.333])).toBe(443);
});

test('a float would lose a cent, whole numbers do not', () => {
  expect(Math.floor(100 * 1.1 * 1.1 * 1.1)).toBe(133);
  expect(payoutMinor(100_000, [1.1, 1.1, 1.1])).toBe(133_100);
  expect(payoutMinor(110, [4.35])).toBe(478);
});

test('a long multiple stays exact', () => {
  const legs = Array.from({ length: 4 }, () => 2.001);

  // 2.001 ** 4 = 16.032024008001
  expect(payoutMinor(1_000_000_000, legs)).toBe(16_032_024_008);
});
