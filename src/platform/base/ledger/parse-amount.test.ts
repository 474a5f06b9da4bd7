import { expect, test } from 'vitest';
import { parseAmountMinor } from './parse-amount.ts';

test('an amount is read exactly, by the decimals of its currency', () => {
  expect(parseAmountMinor('12', 'USD')).toBe(1_200);
  expect(parseAmountMinor(' 0.29 ', 'USD')).toBe(29);
  expect(parseAmountMinor('12.5', 'MMK')).toBe(1_250);
  expect(parseAmountMinor('1200', 'VND')).toBe(1_200);
  expect(parseAmountMinor('1.234', 'KWD')).toBe(1_234);
});

test('what is no amount of the currency is none', () => {
  for (const text of ['', '-1', '1.234', '1,5', '1e3', '.5', '5.', '0x10', '99999999999999999'])
    expect(parseAmountMinor(text, 'USD')).toBeNull();
  expect(parseAmountMinor('1.5', 'VND')).toBeNull();
});
