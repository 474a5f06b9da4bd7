import { checkMerchants } from './check-merchants.ts';
import type { ResolvedMerchant } from './resolved-merchant.ts';
import type { Issue } from './issues/issue.ts';

/** Thrown when merchants cannot be loaded because their files are at fault. */
class ConfigError extends Error {
  override name = 'ConfigError';
  readonly issues: Issue[];

  constructor(issues: Issue[]) {
    const [first] = issues;
    const rest = issues.length > 1 ? ` and ${issues.length - 1} more` : '';
    super(`${first?.file}:${first?.line}:${first?.column} ${first?.message}${rest}`);
    this.issues = issues;
  }
}

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
