import { expect, test } from 'vitest';
import { textsOf } from './message-texts.ts';

test('a text of each language is written in it', () => {
  expect(textsOf('my').loginCode.text).toMatch(/[\u1000-\u109F]/);
  expect(textsOf('zh-Hant').loginCode.text).toMatch(/\p{Script=Han}/u);
  expect(textsOf('vi')).toBe(textsOf('en'));
});
