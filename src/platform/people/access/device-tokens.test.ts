import { expect, test } from 'vitest';
import { classifyToken, type KeptTokens, type ShownToken, successorOf } from './device-tokens.ts';
import { hashToken, makeToken } from './opaque-token.ts';

const [oldest, before, newest] = [makeToken(), makeToken(), makeToken()];

const kept: KeptTokens = {
  tokenHash: hashToken(newest),
  pastTokenHashes: [hashToken(before), hashToken(oldest)],
  successorSalt: makeToken(),
  ip: '198.51.100.7',
  userAgent: 'Browser',
  isFresh: true,
};

const owner = { ip: '198.51.100.9', userAgent: 'Browser' };
const elsewhere = { ...owner, ip: '203.0.113.7' };
const otherBrowser = { ...owner, userAgent: 'Other' };

const cases: [what: string, use: string, shown: ShownToken, unlike?: Partial<KeptTokens>][] = [
  ['the newest, only just given', 'held', { ...owner, secret: newest }],
  ['the newest, somewhat later', 'newest', { ...owner, secret: newest }, { isFresh: false }],
  ['the newest, from another network', 'newest', { ...elsewhere, secret: newest }],
  ['the very first one', 'newest', { ...owner, secret: newest }, { successorSalt: null }],
  ['the one before, from the same browser', 'replaced', { ...owner, secret: before }],
  ['the one before, later', 'copied', { ...owner, secret: before }, { isFresh: false }],
  ['the one before, from another network', 'copied', { ...elsewhere, secret: before }],
  ['the one before, from another browser', 'copied', { ...otherBrowser, secret: before }],
  ['an older one, from the same browser', 'copied', { ...owner, secret: oldest }],
  ['a made-up one', 'unknown', { ...owner, secret: makeToken() }],
];

test.each(cases)('%s is %s', (_what, use, shown, unlike = {}) => {
  expect(classifyToken({ ...kept, ...unlike }, shown)).toBe(use);
});

test('a successor follows from the token and its salt, and from neither alone', () => {
  const salt = makeToken();

  expect(successorOf(before, salt)).toMatch(/^[\w-]{43}$/);
  expect(successorOf(before, salt)).toBe(successorOf(before, salt));
  expect(successorOf(before, makeToken())).not.toBe(successorOf(before, salt));
  expect(successorOf(makeToken(), salt)).not.toBe(successorOf(before, salt));
});
