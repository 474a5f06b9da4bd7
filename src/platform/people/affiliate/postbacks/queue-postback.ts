import { sql } from '../../../base/database/sql.ts';
import type { OpenTransaction } from '../../../base/database/tables.ts';

/** What is told to a server of an agent's own. */
export type PostbackEvent = 'registration' | 'firstDeposit' | 'firstDepositTakenBack';

/** Queues a message for whoever's code it is, where they have messages sent, in the transaction of what it tells. */
export const queuePostback = async (
  tx: OpenTransaction,
  { merchantId, memberId, event }: { merchantId: number; memberId: number; event: PostbackEvent },
): Promise<void> => {
  await sql`insert into postback (merchant_id, agent_id, event, code, sub_id, registration)
    select r.merchant_id, t.agent_id, ${event}, r.code, r.sub_id, r.reference
      from link_registration r
      join affiliate_code c on c.merchant_id = r.merchant_id and c.code = r.code
      join postback_target t on t.merchant_id = r.merchant_id and t.agent_id = c.owner_id and t.enabled
      where r.merchant_id = ${merchantId} and r.member_id = ${memberId}`.execute(tx);
};
