import { checkMerchants } from './check-merchants.ts';
import { ConfigError } from './issues/config-error.ts';
import type { ResolvedMerchant } from './resolved-merchant.ts';

export type { ResolvedMerchant } from './resolved-merchant.ts';

/**
 * Loads merchants that are expected to be without errors.
 *
 * @param dir the folder of all merchants
 * @param codes those that are wanted; none means all
 * @returns the merchants, sorted by code
 * @throws {ConfigError} with every issue, if there is an error
 */
export const loadMerchants = async (
  dir: string,
  codes?: readonly string[],
): Promise<ResolvedMerchant[]> => {
  const { merchants, issues } = await checkMerchants(dir, codes);
  const errors = issues.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new ConfigError(errors);
  return merchants;
};
