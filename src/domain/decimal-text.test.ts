import { expect, test } from 'vitest';
import { decimalAmount, decimalText } from './decimal-text.ts';

test('minor units become an exact decimal text', () => {
  expect(decimalText(5, 2)).toBe('0.05');
  expect(decimalText(-1250, 2)).toBe('-12.50');
  expect(decimalText(1250, 0)).toBe('1250');
  expect(decimalText(Number.MAX_SAFE_INTEGER, 3)).toBe('9007199254740.991');
});

test('the currency says how many decimals there are', () => {
  expect([decimalAmount(100, 'MMK'), decimalAmount(100, 'VND'), decimalAmount(100, 'KWD')]).toEqual(
    ['1.00', '100', '0.100'],
  );
});
