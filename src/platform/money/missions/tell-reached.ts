import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { notifyMember } from '../../people/inbox/notify-member.ts';

interface Reached {
  merchantId: number;
  memberId: number;
  id: number;
  /** Language → text. */
  bonusTitle: Record<string, string>;
}

/** Tells members of the missions that were reached in this transaction. */
export const tellReached = async (
  tx: OpenTransaction,
  merchantIds: readonly number[],
): Promise<void> => {
  const { rows } = await sql<Reached>`
    select a.merchant_id, a.member_id, a.id, a.bonus_title from mission_award a
      where a.merchant_id = any(${[...merchantIds]}::bigint[]) and a.state = 'CLAIMABLE'
        and a.reached_at = now()
      order by a.merchant_id, a.id`.execute(tx);
  for (const { merchantId, memberId, id, bonusTitle } of rows)
    await notifyMember(tx, {
      merchantId,
      memberId,
      kind: 'reward',
      template: 'rewardReady',
      values: { reward: { texts: bonusTitle } },
      path: '/missionLeaderboard',
      key: `mission:${id}`,
    });
};
