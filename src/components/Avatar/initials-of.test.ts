import { expect, test } from 'vitest';
import { initialsOf } from './initials-of.ts';

test('a name is shortened to the first of its first and last word', () => {
  expect(initialsOf('ana')).toBe('A');
  expect(initialsOf('Ana María Lin')).toBe('AL');
  expect(initialsOf('  ')).toBe('');
});

test('a letter with its marks stays whole', () => {
  expect(initialsOf('ကို')).toBe('ကို');
  expect(initialsOf('🇲🇲 golden')).toBe('🇲🇲G');
});
