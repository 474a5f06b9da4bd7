import { expect, test } from 'vitest';
import { readText, textLanguage } from './read-text.ts';

type Text = Partial<Record<'en' | 'my' | 'th', string>>;

const nothing: Text = {};
const both: Text = { en: 'Rules', my: 'စည်းမျဉ်း' };

test('a text is read in the wanted language, else in the fallback, else in any', () => {
  expect(readText(both, 'my', 'en')).toBe('စည်းမျဉ်း');
  expect(readText(both, 'th', 'en')).toBe('Rules');
  expect(readText({ th: 'กฎ' } as Text, 'my', 'en')).toBe('กฎ');
  expect(readText(nothing, 'my', 'en')).toBe('');
});

test('the language that it was read in is told', () => {
  expect(textLanguage(both, 'my', 'en')).toBe('my');
  expect(textLanguage(both, 'th', 'en')).toBe('en');
  expect(textLanguage(nothing, 'my', 'en')).toBe('my');
});
