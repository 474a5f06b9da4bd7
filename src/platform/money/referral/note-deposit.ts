import type { Deposit } from '../../base/database/payment-tables.ts';
import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { barReferral } from './bar-referral.ts';

/** Notes a deposit that has just settled as the first of an invited friend, when it is one that counts. */
export const noteFriendDeposit = async (
  tx: OpenTransaction,
  { merchantId, id, memberId, amountMinor, feeMinor }: Deposit,
): Promise<void> => {
  await sql`update referral set deposited_at = now(), deposit_id = ${id}, due_at = now()
    where merchant_id = ${merchantId} and friend_id = ${memberId}
      and deposited_at is null and barred is null
      and (terms ->> 'leastDepositMinor')::bigint <= ${amountMinor - feeMinor}`.execute(tx);
};

/** Ends what a friend earns, and takes back what is locked, when the first deposit goes back to its payer. */
export const takeBackFriendDeposit = async (
  tx: OpenTransaction,
  { merchantId, id }: Deposit,
): Promise<void> => {
  const { rows } = await sql<{ friendId: number }>`select friend_id from referral
    where merchant_id = ${merchantId} and deposit_id = ${id} and barred is null
    for update`.execute(tx);
  const [found] = rows;
  if (!found) return;
  const key = { merchantId, friendId: found.friendId };
  await barReferral(tx, key, { why: 'depositRefunded', stages: ['deposit', 'active'] });
};
