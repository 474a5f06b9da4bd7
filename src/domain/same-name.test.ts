import { expect, test } from 'vitest';
import { isSameName } from './same-name.ts';

test('case, accents, punctuation and the order of the words do not count', () => {
  expect(isSameName('Ana María García-López', 'GARCIA LOPEZ, ANA MARIA')).toBe(true);
  expect(isSameName('  Thiri   Aung ', 'thiri aung')).toBe(true);
  expect(isSameName('ＡＮＡ', 'ana')).toBe(true);
});

test('another name is another name', () => {
  expect(isSameName('Ana Garcia', 'Ana')).toBe(false);
  expect(isSameName('Ana Garcia', 'Anna Garcia')).toBe(false);
  expect(isSameName('သီရိ', 'သာရာ')).toBe(false);
  expect(isSameName('သီရိအောင်', 'သီရိအောင်')).toBe(true);
  expect(isSameName('', '')).toBe(false);
  expect(isSameName('…', '—')).toBe(false);
});
