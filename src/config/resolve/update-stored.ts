import type { MerchantConfig } from '#generated/merchant-config.ts';
import { isTimeZone } from '../checks/is-time-zone.ts';
import { upgrade } from '../migrations/upgrade.ts';
import { validate } from '../schema/validators.ts';
import { fillConfig } from './fill-config.ts';

/** A resolved configuration that was stored before, in the form that this version reads. */
export interface UpdatedConfig {
  config: MerchantConfig;
  /** The places that even so do not fit, as JSON pointers with what is wrong; none if all does. */
  misfits: string[];
}

/**
 * Brings a resolved configuration that an older version stored into the form of this one: migrations
 * first, then the defaults of what is new. What the schema knows no more is nobody's and stays.
 */
export const updateStored = (stored: unknown): UpdatedConfig => {
  let value = stored;
  try {
    value = upgrade(stored)?.config ?? stored;
  } catch {
    // So broken that no migration fits: what is wrong with it is told below.
  }
  const misfits = validate('merchant', value)
    .filter(({ keyword }) => keyword !== 'additionalProperties')
    .map(({ instancePath, message = '' }) => `${instancePath} ${message}`);
  const config = value as MerchantConfig;
  if (misfits.length > 0) return { config, misfits };
  if (!isTimeZone(config.timeZone)) return { config, misfits: ['/timeZone must be a time zone'] };
  return { config: fillConfig(config), misfits };
};
