import type { Database } from '#platform/base/database/tables.ts';
import type { Merchant } from '#platform/base/endpoints/handler.ts';
import { InputError } from '../../../base/terminal/errors.ts';

/**
 * The member of that name.
 *
 * @throws {InputError} when the merchant has none
 */
export const findPointsMember = async (
  database: Database,
  merchant: Merchant,
  username: string,
): Promise<{ id: number }> => {
  const member = await database
    .selectFrom('member')
    .select('id')
    .where('merchantId', '=', merchant.id)
    .where('username', '=', username.toLowerCase())
    .executeTakeFirst();
  if (!member) throw new InputError(`${merchant.code} has no member ${username}.`);
  return member;
};

/** Hundredths of a point, as a person reads them: `12.50`. */
export const pointsText = (hundredths: number): string => (hundredths / 100).toFixed(2);
