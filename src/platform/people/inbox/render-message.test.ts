import { expect, test } from 'vitest';
import { formatMoney } from '#domain/format-money.ts';
import { renderMessage } from './render-message.ts';

const textOf = (values: unknown, language: string, text = '{{value}}'): string | undefined =>
  renderMessage(
    { template: null, values: { value: values }, title: { en: '' }, body: { en: text } },
    { language, timeZone: 'UTC', brand: 'Alpha' },
  )?.text;

test('an amount is written as on the pages: symbol, decimals and order of the language', () => {
  const brl = { minor: 16_500, currency: 'BRL' };

  expect(textOf(brl, 'en')).toBe('R$165.00');
  expect(textOf(brl, 'pt-BR')).toMatch(/^R\$\s165,00$/u);
  expect(textOf({ minor: 250_000, currency: 'VND' }, 'vi')).toMatch(/^250\.000\s₫$/u);
  expect(textOf({ minor: 1500, currency: 'JPY' }, 'en')).toBe('¥1,500');
  expect(textOf({ minor: 1_000_000, currency: 'MMK' }, 'en')).toMatch(/^K\s?10,000$/u);
  expect(textOf({ minor: 900_719_925_474_099, currency: 'USD' }, 'en')).toBe(
    '$9,007,199,254,740.99',
  );
});

test('no currency that there is comes out in another way than on a page', () => {
  for (const currency of Intl.supportedValuesOf('currency'))
    for (const language of ['en', 'my', 'zh-Hans', 'pt-BR', 'vi', 'ar'])
      expect(textOf({ minor: 123_456, currency }, language)).toBe(
        formatMoney(123_456, { currency, language }),
      );
});

test('points are points: no currency stands beside them, in the figures of the language', () => {
  expect(textOf({ points: 123_450 }, 'en')).toBe('1,234.5');
  expect(textOf({ points: 123_450 }, 'de')).toBe('1.234,5');
});

test('a dollar sign in an amount never stands for a part of the text', () => {
  expect(textOf({ minor: 100, currency: 'USD' }, 'en', 'before {{value}} after')).toBe(
    'before $1.00 after',
  );
});
