import { findReference } from '#platform/money/deposits/read-waiting-deposits.ts';
import type { Merchant } from '#platform/base/endpoints/handler.ts';
import { InputError } from '../../../base/terminal/errors.ts';
import type { OpenedPlatform } from './open-platform.ts';

/**
 * The merchant that was named, or the only one that has such a deposit.
 *
 * @throws {InputError} when there is none, or more than one
 */
export const findHolder = async (
  { database, merchants, findMerchant: findByCode }: OpenedPlatform,
  reference: string,
  code: string | undefined,
): Promise<Merchant> => {
  if (code) return findByCode(code);
  const found = await findReference(database, reference);
  const holders = merchants.filter(({ id }) => found.some(({ merchantId }) => merchantId === id));
  const [only] = holders;
  if (only && holders.length === 1) return only;
  throw new InputError(
    only
      ? `${holders.map((each) => each.code).join(' and ')} both have ${reference}; say which with --merchant.`
      : noSuchDeposit(reference),
  );
};

/** What to do about a reference that no deposit has. */
export const noSuchDeposit = (reference: string): string =>
  `There is no deposit ${reference}. See livery platform deposits.`;
