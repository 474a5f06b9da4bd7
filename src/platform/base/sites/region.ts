import { BlockList, isIP } from 'node:net';
import type { MerchantConfig } from '#generated/merchant-config.ts';

type RegionRestriction = MerchantConfig['regionRestriction'];

const lists = new WeakMap<RegionRestriction, BlockList>();

/** Whether a visitor's address or country is blocked by the merchant. */
export const isRegionBlocked = (
  restriction: RegionRestriction,
  visitor: { ip: string; country: string | null },
): boolean => {
  if (visitor.country && restriction.blockedCountries.includes(visitor.country)) return true;
  const version = isIP(visitor.ip);
  if (version === 0 || restriction.blockedIps.length === 0) return false;
  return listOf(restriction).check(visitor.ip, version === 6 ? 'ipv6' : 'ipv4');
};

const listOf = (restriction: RegionRestriction): BlockList => {
  const known = lists.get(restriction);
  if (known) return known;
  const list = new BlockList();
  for (const entry of restriction.blockedIps) {
    const [address = '', bits] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  lists.set(restriction, list);
  return list;
};
