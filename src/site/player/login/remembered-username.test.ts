import { expect, test } from 'vitest';
import { readRememberedUsername, rememberedUsernameCookie } from './remembered-username.ts';

test('what is remembered is read again, whatever its letters', () => {
  const [pair] = rememberedUsernameCookie('မောင် a;b', 1, false).split('; ');

  expect(readRememberedUsername(`other=1; ${pair}; more=2`)).toBe('မောင် a;b');
});

test('it lives for the days of the merchant and never leaves the site', () => {
  expect(rememberedUsernameCookie('ana', 1, true)).toBe(
    'livery_username=ana; Path=/; Max-Age=86400; SameSite=Strict; Secure',
  );
});

test('forgetting ends the cookie at once', () => {
  expect(rememberedUsernameCookie(null, 1, false)).toContain('Max-Age=0');
});

test('no cookie, or a broken one, is no name', () => {
  expect(readRememberedUsername('')).toBe('');
  expect(readRememberedUsername('livery_username=%E0%A4%A')).toBe('');
});
