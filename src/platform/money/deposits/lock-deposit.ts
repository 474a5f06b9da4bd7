import type { Deposit } from '../../base/database/payment-tables.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { lockMember } from '../../people/members/lock-member.ts';

/**
 * Holds a deposit, and first its member, until the transaction ends.
 *
 * @returns null when the merchant has no such deposit
 */
export const lockDeposit = async (
  tx: OpenTransaction,
  merchantId: number,
  reference: string,
): Promise<Deposit | null> => {
  const query = tx
    .selectFrom('deposit')
    .where('merchantId', '=', merchantId)
    .where('reference', '=', reference);
  const known = await query.select('memberId').executeTakeFirst();
  if (!known) return null;
  await lockMember(tx, merchantId, known.memberId);
  return (await query.selectAll().forNoKeyUpdate().executeTakeFirst()) ?? null;
};
