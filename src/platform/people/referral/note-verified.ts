import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';

/** Notes that an invited friend's age is verified; of anybody else nothing. */
export const noteVerified = async (
  tx: OpenTransaction,
  merchantId: number,
  memberId: number,
): Promise<void> => {
  await sql`update referral set verified_at = now(), due_at = now()
    where merchant_id = ${merchantId} and friend_id = ${memberId} and verified_at is null
      and barred is null`.execute(tx);
};
