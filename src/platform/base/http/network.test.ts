import { expect, test } from 'vitest';
import { countedAddress, countedNetworks, networkOf } from './network.ts';

test('an IPv4 address belongs to its /24', () => {
  expect(networkOf('198.51.100.7')).toBe('198.51.100.0/24');
  expect(networkOf('198.51.100.254')).toBe(networkOf('198.51.100.1'));
  expect(networkOf('198.51.101.7')).not.toBe(networkOf('198.51.100.7'));
});

test('an IPv6 address belongs to its /56, however it is written', () => {
  expect(networkOf('2001:db8:1:2ff::1')).toBe('20010db800010200/56');
  expect(networkOf('2001:0DB8:0001:0200:0:0:0:9')).toBe(networkOf('2001:db8:1:2ff::1'));
  expect(networkOf('2001:db8:1:300::1')).not.toBe(networkOf('2001:db8:1:2ff::1'));
  expect(networkOf('::1')).toBe('0000000000000000/56');
  expect(networkOf('::ffff:10.0.0.1')).toBe('0000000000000000/56');
});

test('tries are counted by an IPv4 address, and by the /64 of an IPv6 address', () => {
  expect(countedAddress('198.51.100.7')).toBe('198.51.100.7');
  expect(countedAddress('::ffff:198.51.100.7')).toBe('198.51.100.7');
  expect(countedAddress('2001:db8:1:2::9')).toBe('20010db800010002/64');
  expect(countedAddress('2001:0DB8:1:2:ffff:ffff:ffff:ffff')).toBe('20010db800010002/64');
  expect(countedAddress('2001:db8:1:3::9')).toBe('20010db800010003/64');
  expect(countedAddress('fe80::1%eth0')).toBe('fe80000000000000/64');
});

test('an IPv6 visitor is counted in the /64 and in the /48 around it', () => {
  expect(countedNetworks('198.51.100.7')).toEqual([{ network: '198.51.100.7', share: 1 }]);
  expect(countedNetworks('::ffff:198.51.100.7')).toHaveLength(1);
  expect(countedNetworks('2001:db8:1:2::9')).toEqual([
    { network: '20010db800010002/64', share: 1 },
    { network: '20010db80001/48', share: 16 },
  ]);
});

test('what is no address stands for itself', () => {
  expect(networkOf('unknown')).toBe('unknown');
  expect(countedAddress('unknown')).toBe('unknown');
});
