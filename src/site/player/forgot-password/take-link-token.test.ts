import { expect, test, vi } from 'vitest';

import { takeLinkToken } from './take-link-token.ts';

const TOKEN = 'a-token_of-forty-three-characters-and-more0';

/** The token of an address, and what the address has become; null while it stays. */
const take = (hash: string) => {
  const replaced = vi.fn<(state: unknown, title: string, url: string) => void>();
  vi.stubGlobal('location', new URL(`http://shwe.example/reset${hash}`));
  vi.stubGlobal('history', { state: null, replaceState: replaced });
  return { token: takeLinkToken(), address: replaced.mock.calls[0]?.[2] ?? null };
};

test('the token is read and gone from the address at once', () => {
  expect(take(`#token=${TOKEN}`)).toEqual({ token: TOKEN, address: '/reset' });
});

test('a link that was cut is none', () => {
  expect(take('#token=short')).toEqual({ token: null, address: '/reset' });
  expect(take('#other')).toEqual({ token: null, address: null });
  expect(take('').token).toBeNull();
});
