import { expect, test } from 'vitest';
import { passwordScore } from './password-score.ts';

test('length counts more than tricks', () => {
  expect(passwordScore('')).toBe(0);
  expect(passwordScore('P@ss1')).toBe(0);
  expect(passwordScore('quiet lamp river stone')).toBe(3);
});

test('runs and repeats add nothing', () => {
  expect(passwordScore('aaaaaaaaaaaaaaaa')).toBe(0);
  expect(passwordScore('abcdefghijklmnop')).toBe(0);
  expect(passwordScore('1234567890123456')).toBe(0);
});

test('a longer password is never weaker', () => {
  const text = 'kR7-vault Under:blue9Lantern';
  const scores = Array.from(text, (_, index) => passwordScore(text.slice(0, index + 1)));

  expect(scores).toEqual(scores.toSorted((a, b) => a - b));
});
