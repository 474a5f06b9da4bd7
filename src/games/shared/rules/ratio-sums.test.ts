import { expect, test } from 'vitest';
import { ratioOf } from './ratio.ts';
import { exactNumber, productOfRatios, sumOfRatios } from './ratio-sums.ts';

test('sums and products are exact and in their lowest terms', () => {
  expect(sumOfRatios([ratioOf(1, 3), ratioOf(1, 6)])).toEqual(ratioOf(1, 2));
  expect(productOfRatios([ratioOf(2, 3), ratioOf(3, 4)])).toEqual(ratioOf(1, 2));
  expect(exactNumber(sumOfRatios([]))).toBe(0);
});

test('an ordinary number is right to its last digits, however large the fraction is written', () => {
  expect(exactNumber(ratioOf(1, 3))).toBeCloseTo(1 / 3, 14);
  expect(exactNumber(ratioOf(10n ** 40n, 4n * 10n ** 40n))).toBe(0.25);
});
