import { isIP } from 'node:net';

/**
 * The network of an address: a /24 of IPv4, a /56 of IPv6, what one household or mast is given
 * (domain rules: unregistered address).
 *
 * @returns such as `198.51.100.0/24` or `20010db800010000/56`; the text itself when it is no address
 */
export const networkOf = (ip: string): string => {
  const version = isIP(ip);
  if (version === 4) return `${ip.split('.').slice(0, 3).join('.')}.0/24`;
  if (version === 6) return `${hexOf(ip).slice(0, 14)}00/56`;
  return ip;
};

/** An IPv4 address that came through an IPv6 socket, as what it is; any other as it stands. */
export const plainAddress = (ip: string): string => ip.replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * What tries and limits are counted by: an IPv4 address as it is, an IPv6 address by its /64, which one
 * visitor has whole and would otherwise be two to the 64th visitors.
 *
 * @returns such as `198.51.100.7` or `20010db800010002/64`; the text itself when it is no address
 */
export const countedAddress = (ip: string): string => {
  const plain = plainAddress(ip);
  return isIP(plain) === 6 ? `${hexOf(plain).slice(0, 16)}/64` : plain;
};

/** How much more a /48 may do than one of its 65,536 /64s: a provider gives them to many people. */
const SHARE_OF_48 = 16;

/**
 * Every network that a visitor is counted in, the narrowest first, and how many times as much is
 * allowed to each.
 *
 * @returns one for IPv4, the /64 and the /48 for IPv6
 */
export const countedNetworks = (ip: string): { network: string; share: number }[] => {
  const narrowest = { network: countedAddress(ip), share: 1 };
  const plain = plainAddress(ip);
  return isIP(plain) === 6
    ? [narrowest, { network: `${hexOf(plain).slice(0, 12)}/48`, share: SHARE_OF_48 }]
    : [narrowest];
};

/** An IPv6 address as 32 hexadecimal digits. */
const hexOf = (ip: string): string => {
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::');
  const before = groupsOf(head);
  const after = tail === undefined ? [] : groupsOf(tail);
  const missing = Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...after];
  return groups.map((group) => group.padStart(4, '0').toLowerCase()).join('');
};

/** The groups of a part; an IPv4 address at its end counts for two, and never for the network. */
const groupsOf = (part: string): string[] =>
  part.split(':').flatMap((group) => {
    if (group === '') return [];
    return group.includes('.') ? ['0', '0'] : [group];
  });
