import { expect, test, vi } from 'vitest';

import { dropLinkToken, readLinkToken } from './link-token.ts';

const TOKEN = 'a-token_of-forty-three-characters-and-more0';

const at = (hash: string) => {
  const replaceState = vi.fn();
  vi.stubGlobal('location', new URL(`http://shwe.example/reset${hash}`));
  vi.stubGlobal('history', { state: null, replaceState });
  return replaceState;
};

test('the token is read, and gone from the address afterwards', () => {
  const replaceState = at(`#token=${TOKEN}`);

  expect(readLinkToken()).toBe(TOKEN);
  dropLinkToken();

  expect(replaceState).toHaveBeenCalledWith(null, '', '/reset');
});

test('a link that was cut has none', () => {
  at('#token=short');
  expect(readLinkToken()).toBeNull();
  at('#other');
  expect(readLinkToken()).toBeNull();
});

test('an address without anything behind it stays as it is', () => {
  const replaceState = at('');

  dropLinkToken();

  expect(replaceState).not.toHaveBeenCalled();
});
