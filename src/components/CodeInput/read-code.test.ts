import { expect, test } from 'vitest';
import { readCode } from './read-code.ts';

test('a pasted message leaves its digits, and no more than the code has', () => {
  expect(readCode('123 456', 'digits', 6)).toBe('123456');
  expect(readCode('Code: 12-34-56.', 'digits', 6)).toBe('123456');
  expect(readCode('1234567', 'digits', 6)).toBe('123456');
  expect(readCode('abc', 'digits', 6)).toBe('');
});

test('digits of other scripts count as digits', () => {
  expect(readCode('၁၂၃၄', 'digits', 6)).toBe('1234');
  expect(readCode('a-۴۲', 'letters-and-digits', 6)).toBe('A42');
});
