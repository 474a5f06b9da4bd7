import { expect, test } from 'vitest';

import { createFormat } from './format.ts';
import { localized } from './localized.ts';

const kyat = { currency: 'MMK', timeZone: 'Asia/Yangon' };

test('numbers, money and dates follow the language; the day is the merchant’s', () => {
  const format = createFormat('en', kyat);

  expect(format.number(1234.5)).toBe('1,234.5');
  expect(format.percent(0.012)).toBe('1.2%');
  expect(format.money(123400)).toContain('1,234');
  expect(format.date('2026-03-01T18:00:00Z')).toBe('Mar 2, 2026');
  expect(createFormat('zh-Hans', kyat).date('2026-03-01T18:00:00Z')).toBe('2026年3月2日');
});

test('a language that browsers do not know shows figures, never words of another', () => {
  const format = createFormat('my', kyat);

  expect(format.number(1234)).toBe('1,234');
  expect(format.date('2026-03-01T18:00:00Z', 'dateTime')).toBe('02/03/2026, 00:30');
});

test('a language is called by its own name', () => {
  const format = createFormat('en', kyat);

  expect(format.languageName('my')).toBe('မြန်မာ');
  expect(format.languageName('zh-Hans')).toContain('中文');
  // It is offered nowhere: no words are in it.
  expect(format.languageName('sw')).toBe('sw');
});

test('a merchant’s text falls back to its default, its fallback, English, anything', () => {
  const languages = { default: 'my', fallback: 'de' } as Parameters<
    typeof localized
  >[2]['languages'];

  expect(localized({ en: 'a', my: 'b', th: 'c' }, 'th', { languages })).toBe('c');
  expect(localized({ en: 'a', my: 'b' }, 'th', { languages })).toBe('b');
  expect(localized({ en: 'a', de: 'd' }, 'th', { languages })).toBe('d');
  expect(localized({ ja: 'x' }, 'th', { languages })).toBe('x');
});
