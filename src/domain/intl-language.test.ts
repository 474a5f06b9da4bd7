import { expect, test } from 'vitest';
import { dateStyle, intlLanguage, isBorrowed } from './intl-language.ts';

test('a language that browsers know speaks for itself', () => {
  expect(intlLanguage('zh-Hans')).toBe('zh-Hans');
  expect(dateStyle('de')).toBe('medium');
});

test('a language that they do not know borrows figures and shows no foreign month', () => {
  expect(isBorrowed('my')).toBe(true);
  const date = new Intl.DateTimeFormat(intlLanguage('my'), { dateStyle: dateStyle('my') });
  expect(date.format(new Date(2026, 10, 21))).toBe('21/11/2026');
});
