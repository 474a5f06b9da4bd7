import { expect, test } from 'vitest';
import { formatMoney } from './format-money.ts';

test('minor units become the currency’s own decimals', () => {
  expect(formatMoney(123456, { currency: 'EUR', language: 'en' })).toBe('€1,234.56');
  expect(formatMoney(5, { currency: 'EUR', language: 'en' })).toBe('€0.05');
  expect(formatMoney(-5, { currency: 'USD', language: 'en' })).toBe('-$0.05');
  expect(formatMoney(1234, { currency: 'JPY', language: 'en' })).toBe('¥1,234');
  expect(formatMoney(1234567, { currency: 'KWD', language: 'en' })).toMatch(/1,234\.567$/u);
});

test('a currency without coins shows decimals only where there are any', () => {
  const kyat = { currency: 'MMK', language: 'en' };

  expect(formatMoney(3_100_000_000, kyat)).toMatch(/31,000,000$/u);
  expect(formatMoney(3_100_000_050, kyat)).toMatch(/31,000,000\.50$/u);
});

test('the language decides digits and separators', () => {
  expect(formatMoney(123456, { currency: 'EUR', language: 'de' })).toMatch(/^1\.234,56\s€$/u);
  expect(formatMoney(123456, { currency: 'AED', language: 'fa' })).toContain('۱٬۲۳۴');
});

test('digits and a sign can be asked for', () => {
  expect(formatMoney(123456, { currency: 'EUR', language: 'en', digits: 0 })).toBe('€1,235');
  expect(formatMoney(100, { currency: 'EUR', language: 'en', signed: true })).toBe('+€1.00');
});

test('an amount beyond what a float could divide stays exact', () => {
  const text = formatMoney(9_007_199_254_740_991, { currency: 'USD', language: 'en' });

  expect(text).toBe('$90,071,992,547,409.91');
});

test('a language that browsers do not know is written the same on both ends', () => {
  const burmese = formatMoney(123400, { currency: 'MMK', language: 'my' });

  expect(burmese).toBe(formatMoney(123400, { currency: 'MMK', language: 'en-GB' }));
  expect(burmese).toMatch(/1,234$/u);
});
