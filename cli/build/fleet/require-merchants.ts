import { checkMerchants } from '#config/check-merchants.ts';
import type { ResolvedMerchant } from '#config/load-merchants.ts';
import { InputFault } from '../../base/terminal/faults.ts';
import { chooseCodes } from './list-codes.ts';
import { MerchantsFault } from './merchants-fault.ts';

/**
 * The merchants of these codes, checked and resolved.
 *
 * @param named none means all
 * @throws {MerchantsFault} when one of them is at fault
 */
export const requireMerchants = async (
  merchantsDir: string,
  named: string[],
): Promise<ResolvedMerchant[]> => {
  const codes = await chooseCodes(merchantsDir, named);
  const { merchants, problems } = await checkMerchants(merchantsDir, codes);
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new MerchantsFault(errors);
  return merchants;
};

/**
 * One merchant, checked and resolved.
 *
 * @throws {MerchantsFault} when it is at fault
 */
export const requireMerchant = async (
  merchantsDir: string,
  code: string,
): Promise<ResolvedMerchant> => {
  const [merchant] = await requireMerchants(merchantsDir, [code]);
  if (!merchant) throw new InputFault(`the merchant ${code} could not be read.`);
  return merchant;
};
