import { expect, test } from 'vitest';
import { chainHashOf, parseChainInfo, SCHEME } from './chain-info.ts';

/** What the League of Entropy's network `quicknet` says of itself, and its hash. */
const QUICKNET = {
  public_key:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d106451' +
    '0d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  period: 3,
  genesis_time: 1_692_803_367,
  groupHash: 'f477d5c89f21a17c863a7f937c6a6d15859414d2be09cd448d4279af331c5d3e',
  schemeID: SCHEME,
  metadata: { beaconID: 'quicknet' },
};
const QUICKNET_HASH = '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971';

test('the hash of a chain is what the public network calls itself', () => {
  expect(chainHashOf(QUICKNET)).toBe(QUICKNET_HASH);
  expect(parseChainInfo(QUICKNET, QUICKNET_HASH)).toEqual(QUICKNET);
});

test.each([
  ['period', { period: 30 }],
  ['first moment', { genesis_time: 1_692_803_366 }],
  ['key', { public_key: QUICKNET.public_key.replace('83', '84') }],
  ['name', { metadata: { beaconID: 'default' } }],
])('another %s is another chain', (_, change) => {
  expect(() => parseChainInfo({ ...QUICKNET, ...change }, QUICKNET_HASH)).toThrow('another chain');
});

test('a network of another scheme, and no network at all, are told apart from one', () => {
  for (const given of [{ ...QUICKNET, schemeID: 'pedersen-bls-chained' }, {}, null, 'hello'])
    expect(() => parseChainInfo(given, QUICKNET_HASH)).toThrow(SCHEME);
});
