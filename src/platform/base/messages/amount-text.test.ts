import { expect, test } from 'vitest';
import { amountText } from './amount-text.ts';

test('an amount names its currency and all of its decimals, in every language', () => {
  expect(amountText(123_456, 'USD', 'en')).toBe('USD 1,234.56');
  expect(amountText(5, 'USD', 'en')).toBe('USD 0.05');
  expect(amountText(250_000, 'VND', 'en')).toBe('VND 250,000');
  expect(amountText(1_234, 'KWD', 'en')).toBe('KWD 1.234');
  expect(amountText(1_000_000, 'MMK', 'my')).toBe('MMK 10,000.00');
  expect(amountText(123_456, 'EUR', 'de')).toBe('1.234,56 EUR');
});

test('amounts beyond the reach of a float are exact', () => {
  expect(amountText(900_719_925_474_099, 'USD', 'en')).toBe('USD 9,007,199,254,740.99');
});

test('no space is a special one, which would make an SMS dearer', () => {
  for (const language of ['en', 'my', 'zh-Hans', 'de', 'fr', 'ru', 'vi'])
    expect(amountText(123_456_789, 'USD', language)).not.toMatch(/[\u00a0\u202f\u2009]/u);
});
