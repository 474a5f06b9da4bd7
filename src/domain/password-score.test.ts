import { afterEach, expect, test, vi } from 'vitest';
import { passwordBits, passwordScore } from './password-score.ts';

afterEach(() => vi.restoreAllMocks());

test.each([
  '',
  'P@ssw0rd2024',
  'qwertyuiop12',
  'Jackpot777',
  'aaaaaaaaaaaaaaaa',
  'abcdefghijklmnop',
  '1234567890123456',
  'dragon-monkey',
])('"%s" is weak, however long it looks', (password) => {
  expect(passwordScore(password)).toBe(0);
});

test('words that nobody would put together are good, one more makes them strong', () => {
  expect(passwordScore('quiet lamp river')).toBe(1);
  expect(passwordScore('quiet lamp river stone')).toBe(2);
  expect(passwordScore('quiet lamp river stone nectar')).toBe(3);
});

test('characters without a pattern count fully, also in other scripts', () => {
  expect(passwordScore('g7!kTm#29qZ_w')).toBe(3);
  expect(passwordScore('xkqjwmzpvbnt')).toBe(2);
  expect(passwordScore('ရွှေမီးအိမ်နှင့်ဆင်ဖြူ')).toBeGreaterThanOrEqual(2);
});

test('a capital at the start adds one bit, what says who it is adds next to nothing', () => {
  expect(passwordBits('Quiet lamp') - passwordBits('quiet lamp')).toBe(1);
  expect(passwordScore('annaberg-2024', ['annaberg'])).toBe(0);
  expect(passwordBits('annaberg-2024', ['Annaberg'])).toBeLessThan(passwordBits('annaberg-2024'));
});

test('a longer password without known words is never weaker', () => {
  const text = 'kR7-vault Under:blue9Lantern';
  const scores = Array.from(text, (_, index) => passwordScore(text.slice(0, index + 1)));

  expect(scores).toEqual(scores.toSorted((a, b) => a - b));
});

test('a text twice as long is twice the work: the longest that a field takes is judged at once', () => {
  const pieces = vi.spyOn(String.prototype, 'slice');
  const looksAt = (text: string): number => {
    pieces.mockClear();
    passwordBits(text);
    return pieces.mock.calls.length;
  };
  const [half, whole] = [8, 16].map((times) => looksAt('violet-Tuba-91x '.repeat(times)));

  expect(whole).toBeGreaterThan(256);
  expect(whole).toBeLessThan(256 * 64);
  expect((whole ?? 0) / (half ?? 0)).toBeLessThan(2.5);
});
