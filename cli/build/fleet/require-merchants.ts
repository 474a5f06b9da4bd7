import { checkMerchants } from '#config/check-merchants.ts';
import type { ResolvedMerchant } from '#config/load-merchants.ts';
import { InputError } from '../../base/terminal/errors.ts';
import { chooseCodes } from './list-codes.ts';
import { MerchantsError } from './merchants-error.ts';

/**
 * The merchants of these codes, checked and resolved.
 *
 * @param named none means all
 * @throws {MerchantsError} when one of them is at fault
 */
export const requireMerchants = async (
  merchantsDir: string,
  named: string[],
): Promise<ResolvedMerchant[]> => {
  const codes = await chooseCodes(merchantsDir, named);
  const { merchants, issues } = await checkMerchants(merchantsDir, codes);
  const errors = issues.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new MerchantsError(errors);
  return merchants;
};

/**
 * One merchant, checked and resolved.
 *
 * @throws {MerchantsError} when it is at fault
 */
export const requireMerchant = async (
  merchantsDir: string,
  code: string,
): Promise<ResolvedMerchant> => {
  const [merchant] = await requireMerchants(merchantsDir, [code]);
  if (!merchant) throw new InputError(`the merchant ${code} could not be read.`);
  return merchant;
};
