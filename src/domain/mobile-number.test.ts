import { expect, test } from 'vitest';
import { readMobileNumber } from './mobile-number.ts';

test('a number is read with its country, with or without zero, spaces and plus', () => {
  expect(readMobileNumber('09 7960 12345', '+95')).toBe('+959796012345');
  expect(readMobileNumber('9796012345', '95')).toBe('+959796012345');
  expect(readMobileNumber('+44 7911 123456')).toBe('+447911123456');
});

test('what no country has is no number', () => {
  expect(readMobileNumber('123', '+95')).toBeNull();
  expect(readMobileNumber('not a number', '+95')).toBeNull();
  expect(readMobileNumber('', '')).toBeNull();
});
