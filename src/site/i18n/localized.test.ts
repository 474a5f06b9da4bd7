import { expect, test } from 'vitest';

import { languageShown, localized } from './localized.ts';

const languages = { default: 'ar', fallback: 'en' } as Parameters<typeof localized>[2]['languages'];

test('the language that a text is shown in is told, so that it can be marked', () => {
  expect(languageShown({ en: 'a', ar: 'b' }, 'ar', { languages })).toBe('ar');
  expect(languageShown({ en: 'a' }, 'ar', { languages })).toBe('en');
  expect(languageShown({ ja: 'x' }, 'ar', { languages })).toBe('ja');
  expect(languageShown({}, 'ar', { languages })).toBeUndefined();
});
