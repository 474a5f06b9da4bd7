import { expect, test } from 'vitest';
import { type MessageKind, textsOf } from './message-texts.ts';

const LANGUAGES = ['en', 'my', 'zh-Hans'];
const english = textsOf('en');

const placeholders = (text: string): string[] => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();

test.each(LANGUAGES)(
  'every message is there in %s, with the same values to fill in',
  (language) => {
    const texts = textsOf(language);

    expect(Object.keys(texts)).toEqual(Object.keys(english));
    for (const kind of Object.keys(english) as MessageKind[]) {
      expect(texts[kind].subject).not.toBe('');
      expect([kind, placeholders(texts[kind].text)]).toEqual([
        kind,
        placeholders(english[kind].text),
      ]);
    }
  },
);

test('a text of each language is written in it', () => {
  expect(textsOf('my').loginCode.text).toMatch(/[\u1000-\u109F]/);
  expect(textsOf('zh-Hant').loginCode.text).toMatch(/\p{Script=Han}/u);
  expect(textsOf('vi')).toBe(english);
});
