import type { Merchant } from '#platform/base/endpoints/handler.ts';
import {
  type OperatorWithdrawal,
  readOperatorWithdrawal,
} from '#platform/money/withdrawals/read-waiting-withdrawals.ts';
import { InputError } from '../../../base/terminal/errors.ts';
import type { OpenedPlatform } from './open-platform.ts';

type FoundWithdrawal = NonNullable<Awaited<ReturnType<typeof readOperatorWithdrawal>>>;

/**
 * The withdrawal of a number, and whose brand it belongs to.
 *
 * @throws {InputError} when there is none
 */
export const findWithdrawal = async (
  { database, findMerchant }: OpenedPlatform,
  id: number,
): Promise<{ withdrawal: FoundWithdrawal; merchant: Merchant }> => {
  const withdrawal = await readOperatorWithdrawal(database, id);
  if (!withdrawal) throw new InputError(noSuchWithdrawal(id));
  return { withdrawal, merchant: findMerchant(withdrawal.merchant) };
};

/** What to do about a number that no withdrawal has. */
export const noSuchWithdrawal = (id: OperatorWithdrawal['id']): string =>
  `There is no withdrawal ${id}. See livery platform withdrawals.`;
