import { readMobileNumber } from '#domain/mobile-number.ts';
import type { Context } from '../../base/endpoints/handler.ts';
import type { ProvedMember } from './enter.ts';

/** Digits and what people put between them. */
const NUMBER = /^\+?[\d\s().-]{6,}$/;

/**
 * Finds the account of a name as it was typed: a username, or the mobile number of an account that
 * was opened by it, in any of the ways to write a number.
 *
 * @returns the one name under which tries are counted, however it was written
 */
export const findByName = async (
  { database, merchant }: Pick<Context, 'database' | 'merchant'>,
  typed: { username?: string | undefined; countryDialingCode?: string | undefined },
): Promise<{ name: string; member: (ProvedMember & { passwordHash: string | null }) | null }> => {
  const username = (typed.username ?? '').toLowerCase();
  const number = NUMBER.test(username)
    ? readMobileNumber(username, typed.countryDialingCode)
    : null;
  const rows = await database
    .selectFrom('member')
    .select(['id', 'username', 'passwordHash', 'status', 'type'])
    .where('merchantId', '=', merchant.id)
    .where('username', 'in', number ? [username, number] : [username])
    .execute();
  const member = rows.find((row) => row.username === username) ?? rows[0];
  return { name: member?.username ?? number ?? username, member: member ?? null };
};
