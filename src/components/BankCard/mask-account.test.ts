import { expect, test } from 'vitest';
import { maskAccount } from './mask-account.ts';

test('only the last four are shown, however the number is written', () => {
  expect(maskAccount('1234 5678 9012 3456')).toBe('•••• 3456');
  expect(maskAccount('GB29-NWBK-6016-1331')).toBe('•••• 1331');
});

test('the mask does not tell how long the number is', () => {
  expect(maskAccount('12345678901234')).toHaveLength(maskAccount('1234567890').length);
});

test('a short number keeps at least half of it to itself', () => {
  expect(maskAccount('12345')).toBe('•••• 45');
  expect(maskAccount('1')).toBe('••••');
  expect(maskAccount('')).toBe('••••');
});

test('what the platform has shortened is not shortened again', () => {
  expect(maskAccount('••••3456')).toBe('•••• 3456');
  expect(maskAccount('•••• 45')).toBe('•••• 45');
});
