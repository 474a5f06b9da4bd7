import { expect, test } from 'vitest';
import { findHidden, isStorable } from './hidden-characters.ts';

test.each([
  ['a\u0000b', 1, 'U+0000', 'the null character'],
  ['\u001B[31m', 0, 'U+001B', 'a control character'],
  ['ab\u0085', 2, 'U+0085', 'a control character'],
  ['x\uD800', 1, 'U+D800', 'half of a surrogate pair'],
  ['\uDC00x', 0, 'U+DC00', 'half of a surrogate pair'],
  ['\uD83D\uDE00\uD83D', 2, 'U+D83D', 'half of a surrogate pair'],
  ['pay \u202Edrawrof', 4, 'U+202E', 'a right-to-left override'],
  ['\u2067 open', 0, 'U+2067', 'a direction isolate without its other end'],
  ['closed \u2069', 7, 'U+2069', 'a direction isolate without its other end'],
])('%j holds a hidden character at %d', (text, offset, codePoint, name) => {
  expect(findHidden(text)).toEqual({ offset, codePoint, name });
});

test.each([
  '',
  'two\nlines\tand a tab\r\n',
  'မြန်မာ 中文 العربية',
  '👨‍👩‍👧 and \u{1F600}',
  'name: \u2068Łódź\u2069 (\u2067שלום\u2069)',
  'mark\u200F\u200E',
])('%j is a good text', (text) => {
  expect(findHidden(text)).toBeNull();
  expect(isStorable(text)).toBe(true);
});

test('what cannot be stored is the null character and half a pair', () => {
  expect(isStorable('a\u0000')).toBe(false);
  expect(isStorable('\uD800')).toBe(false);
  expect(isStorable('\uDFFF\uD800')).toBe(false);
  expect(isStorable('\u202E')).toBe(true);
});
