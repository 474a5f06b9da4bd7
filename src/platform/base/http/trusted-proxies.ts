import { BlockList, isIP } from 'node:net';
import { plainAddress } from './network.ts';

/** This machine: a web server in front of the platform stands there. */
const USUAL_PROXIES = ['127.0.0.0/8', '::1'];

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 4 ? 'ipv4' : 'ipv6');

const bitsOf = (address: string): number => (isIP(address) === 4 ? 32 : 128);

/** Whether a text is an address or a network of them; `0.0.0.0/0`, which is everybody, is one. */
const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...more] = text.split('/');
  if (isIP(address) === 0 || address.includes('%') || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= bitsOf(address));
};

/**
 * Reads a list of addresses and networks.
 *
 * @param text with commas between
 * @throws {RangeError} naming the first that is none
 */
export const readNetworks = (text: string): string[] => {
  const networks = text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
  const wrong = networks.find((each) => !isNetwork(each));
  if (wrong === undefined) return networks;
  throw new RangeError(
    `${wrong} is no address and no network: write such as 10.0.0.7, 10.0.0.0/8 or fd00::/8, with a comma between.`,
  );
};

/** Says whether what the other end of a connection tells of a visitor is believed. */
export type IsTrusted = (address: string) => boolean;

/**
 * Makes what tells trusted proxies from visitors.
 *
 * @param networks as `readNetworks` gives them; this machine alone when left out
 */
export const createTrust = (networks: readonly string[] = USUAL_PROXIES): IsTrusted => {
  const list = new BlockList();
  for (const each of networks) {
    const [address = '', bits] = each.split('/');
    list.addSubnet(address, Number(bits ?? bitsOf(address)), familyOf(address));
  }
  return (address) => {
    const plain = plainAddress(address);
    return isIP(plain) !== 0 && list.check(plain, familyOf(plain));
  };
};

declare module 'fastify' {
  interface FastifyInstance {
    isTrustedProxy: IsTrusted;
  }
}
