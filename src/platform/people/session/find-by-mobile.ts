import type { Context } from '../../base/endpoints/handler.ts';
import { findContactOwner } from '../contacts/contacts.ts';
import type { ProvedMember } from './sign-in-proved-member.ts';

/**
 * Finds the account that a mobile number signs in to: the one whose owner has shown a code sent to
 * it, else the one that was opened with it as its name.
 *
 * @param mobile in E.164
 */
export const findByMobile = async (
  { database, merchant }: Pick<Context, 'database' | 'merchant'>,
  mobile: string,
): Promise<(ProvedMember & { isVerified: boolean }) | null> => {
  const ownerId = await findContactOwner(database, merchant.id, 'mobile', mobile);
  const query = database
    .selectFrom('member')
    .select(['id', 'status', 'type'])
    .where('merchantId', '=', merchant.id);
  const row = await (
    ownerId === null ? query.where('username', '=', mobile) : query.where('id', '=', ownerId)
  ).executeTakeFirst();
  return row ? { ...row, isVerified: ownerId !== null } : null;
};
