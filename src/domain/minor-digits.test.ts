import { expect, test } from 'vitest';
import { minorDigits } from './minor-digits.ts';

test('the minor unit is that of ISO 4217, not the one of cash', () => {
  expect(minorDigits('MMK')).toBe(2);
  expect(minorDigits('IDR')).toBe(2);
  expect(minorDigits('VND')).toBe(0);
  expect(minorDigits('KWD')).toBe(3);
});
