import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Issue, UnplacedIssue } from '#config/issues/issue.ts';
import { boundIssues } from '#config/issues/bound-issues.ts';
import { unreadIssue } from '#config/read/read-bytes.ts';
import type { MerchantConfig } from '#generated/merchant-config.ts';
import { allowGuesses } from '#config/schema/nearest.ts';
import { cleanBefore } from './kept-clean.ts';
import { OVERRIDES } from './override-files.ts';
import { sharedKey } from './shared-key.ts';

/** What a check of own code depends on beside the brand's files. */
export interface OwnCheckKeys {
  /** The key of the compile that all brands without own code share. */
  shared: () => string;
  /** Names the code that checks; left out where it may have changed since the command began: nothing is trusted then. */
  code?: string;
}

const anew: OwnCheckKeys = { shared: sharedKey };

const findFaults = async (
  merchant: string,
  config: MerchantConfig | undefined,
  keys: OwnCheckKeys,
): Promise<UnplacedIssue[]> => {
  const kept =
    config && keys.code !== undefined ? cleanBefore(merchant, config, keys.code) : undefined;
  if (kept?.isKnown) return [];
  const { checkOverrides } = await import('./check-overrides.ts');
  allowGuesses();
  const issues = boundIssues(await checkOverrides({ merchant, config }, keys.shared));
  if (issues.length === 0) kept?.keep();
  return issues;
};

/**
 * Checks a brand's own code. Costs a brand without own code one look at its folder: neither parser
 * nor compiler is loaded for it, nor for own code in which the same code found nothing before.
 *
 * @param merchant the brand's folder, absolute
 * @param config undefined where the brand's file is at fault
 * @returns what was found; of a file that goes meanwhile, that it is gone
 */
export const findOwnFaults = async (
  merchant: string,
  config: MerchantConfig | undefined,
  keys = anew,
): Promise<UnplacedIssue[]> => {
  if (!existsSync(path.join(merchant, OVERRIDES))) return [];
  try {
    return await findFaults(merchant, config, keys);
  } catch (error) {
    const unread = unreadIssue(path.join(merchant, OVERRIDES), error);
    if (!unread) throw error;
    return [unread];
  }
};

/** The same with the place of each fault. */
export const checkOwnCode = async (
  merchantsDir: string,
  code: string,
  config: MerchantConfig | undefined,
  keys = anew,
): Promise<Issue[]> => {
  const issues = await findOwnFaults(path.resolve(merchantsDir, code), config, keys);
  if (issues.length === 0) return [];
  const { placeIssues } = await import('#config/places/place-issues.ts');
  return placeIssues(issues.map((each) => ({ ...each, merchant: code })));
};
