import { expect, test } from 'vitest';
import { verifyValue } from './verify-value.ts';

/** Round 1000 of the public network `quicknet`. */
const KEY =
  '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d106451' +
  '0d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a';
const SIGNATURE =
  'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39';

test('what the public network signed is its value', () => {
  expect(verifyValue({ round: 1000, signature: SIGNATURE }, 1000, KEY)).toEqual({
    round: 1000,
    randomness: 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
  });
});

test.each([
  ['of another round', { round: 1001, signature: SIGNATURE }, 1001, 'has not signed'],
  ['for another round', { round: 1000, signature: SIGNATURE }, 1001, 'something else'],
  ['of no point', { round: 1000, signature: '00'.repeat(48) }, 1000, 'has not signed'],
  ['cut short', { round: 1000, signature: SIGNATURE.slice(2) }, 1000, 'has not signed'],
  ['not in hex', { round: 1000, signature: 'zz' }, 1000, 'something else'],
  ['missing', { round: 1000 }, 1000, 'something else'],
])('a signature %s is refused', (_, given, round, why) => {
  expect(() => verifyValue(given, round, KEY)).toThrow(why);
});
