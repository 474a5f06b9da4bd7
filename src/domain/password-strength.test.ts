import { expect, test } from 'vitest';
import { isCommonPassword } from './password-strength.ts';

test.each([
  'password1234',
  'Password123!',
  'P@ssw0rd2024',
  'qwertyuiop12',
  '123456789012',
  '1qaz2wsx3edc',
  'iloveyou2024!',
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  'letmeinletmein',
  'dragonmonkey99',
  'jackpotwinner7',
  'Liverpool2019!',
  'zxcvbnm12345',
])('%s is too common', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  'violet-Tuba-91x',
  'correct horse battery staple',
  'xkqjwmzpvbnt',
  'ရွှေမီးအိမ်နှင့်ဆင်ဖြူ',
  '7!kLm#29qZ_w',
])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

test('a name that says who it is adds nothing', () => {
  expect(isCommonPassword('annaberg-2024', ['annaberg'])).toBe(true);
  expect(isCommonPassword('Shwe Nya 12345', ['Shwe Nya'])).toBe(true);
});
