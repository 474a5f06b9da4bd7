import type { SystemStatusCode } from '#api/system.ts';
import type { MerchantConfig } from '#generated/merchant-config.ts';
import { isRegionBlocked } from './region.ts';

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
