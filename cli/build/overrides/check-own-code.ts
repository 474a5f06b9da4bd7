import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Issue, UnplacedIssue } from '#config/issues/issue.ts';
import type { MerchantConfig } from '#generated/merchant-config.ts';
import { OVERRIDES } from './override-files.ts';
import { sharedKey } from './shared-key.ts';

/**
 * Checks a brand's own code. Costs a brand without own code one look at its folder: neither parser
 * nor compiler is loaded for it.
 *
 * @param merchant the brand's folder, absolute
 * @param config undefined where the brand's file is at fault
 * @param key of the compile that all brands without own code share
 */
export const findOwnFaults = async (
  merchant: string,
  config: MerchantConfig | undefined,
  key = sharedKey,
): Promise<UnplacedIssue[]> => {
  if (!existsSync(path.join(merchant, OVERRIDES))) return [];
  const { checkOverrides } = await import('./check-overrides.ts');
  return checkOverrides({ merchant, config }, key);
};

/** The same with the place of each fault. */
export const checkOwnCode = async (
  merchantsDir: string,
  code: string,
  config: MerchantConfig | undefined,
  key = sharedKey,
): Promise<Issue[]> => {
  const issues = await findOwnFaults(path.resolve(merchantsDir, code), config, key);
  if (issues.length === 0) return [];
  const { placeIssues } = await import('#config/places/place-issues.ts');
  return placeIssues(issues.map((each) => ({ ...each, merchant: code })));
};
