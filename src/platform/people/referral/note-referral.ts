import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { noteTrace } from '../access/note-trace.ts';

/**
 * Notes that a member who has just registered was invited by another one, under the terms of this day.
 * Without an inviter, or where members invite nobody, nothing is noted.
 */
export const noteReferral = async (
  tx: OpenTransaction,
  merchant: Merchant,
  { friendId, inviterId, ip }: { friendId: number; inviterId: number | null; ip: string },
): Promise<void> => {
  const { enabled, text: _said, ...terms } = merchant.config.referral;
  if (!enabled || inviterId === null) return;
  await sql`
    insert into referral (merchant_id, friend_id, inviter_id, terms, due_at)
      select ${merchant.id}, ${friendId}, inviter.id, ${JSON.stringify(terms)}::jsonb, now()
        from member inviter
        where inviter.merchant_id = ${merchant.id} and inviter.id = ${inviterId}
          and inviter.type = 0 and inviter.status = 'active'
      on conflict do nothing`.execute(tx);
  await noteTrace(tx, merchant, friendId, { ip, deviceId: null });
};
