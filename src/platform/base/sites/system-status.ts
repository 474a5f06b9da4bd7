import type { SystemStatusCode } from '#api/system.ts';
import type { MerchantConfig } from '#generated/merchant-config.ts';
import { BlockList, isIP } from 'node:net';

type RegionRestriction = MerchantConfig['regionRestriction'];

const lists = new WeakMap<RegionRestriction, BlockList>();

/** Whether a visitor's address or country is blocked by the merchant. */
const isRegionBlocked = (
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

/** Whether the merchant's maintenance holds at a moment; its times may be left out. */
export const isInMaintenance = (
  { active, from, until }: MerchantConfig['maintenance'],
  now: Date,
): boolean => active && (!from || now >= new Date(from)) && (!until || now < new Date(until));

/** 0 normal, 1 maintenance, 2 blocked region; a blocked visitor learns of no maintenance. */
export const statusFor = (
  config: MerchantConfig,
  visitor: { ip: string; country: string | null },
  now = new Date(),
): SystemStatusCode => {
  if (isRegionBlocked(config.regionRestriction, visitor)) return 2;
  return isInMaintenance(config.maintenance, now) ? 1 : 0;
};
