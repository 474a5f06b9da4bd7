import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test('nothing that a member wrote steers the terminal or turns its text around', () => {
  expect(plainText('\u001B[2J\u001B]0;x\u0007Gold\r\nStreet')).toBe(' [2J ]0;x Gold Street');
  expect(plainText('pay \u202E001 AED\u202C now')).toBe('pay 001 AED now');
  expect(plainText('\u2067a\u2069\u200Fb\u061C')).toBe('ab');
});

test('letters of every script stay, joined ones too', () => {
  for (const text of ['ရွှေည ၁၂', '👩‍👩‍👧‍👦', 'می‌خواهم', '金街 1']) expect(plainText(text)).toBe(text);
});
