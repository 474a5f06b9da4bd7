import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { notifyMember } from '../../people/inbox/notify-member.ts';

interface Won {
  memberId: number;
  amountMinor: number;
  currency: string;
  promotionId: string;
  /** Language → text. */
  title: Record<string, string>;
  isPaid: boolean;
}

/** Tells those who won a prize in a race that was decided in this transaction. */
export const tellWinners = async (
  tx: OpenTransaction,
  merchantId: number,
  raceId: number,
): Promise<void> => {
  const { rows } = await sql<Won>`
    select p.member_id, p.amount_minor, p.state = 'PAID' as is_paid, r.currency, r.promotion_id, r.title
      from race r
      join race_prize p on p.merchant_id = r.merchant_id and p.race_id = r.id
      where r.merchant_id = ${merchantId} and r.id = ${raceId} and r.decided_at = now()
      order by p.member_id`.execute(tx);
  for (const { memberId, amountMinor, currency, promotionId, title, isPaid } of rows) {
    const news = { merchantId, memberId, kind: 'reward', key: `race:${raceId}` } as const;
    const texts = { texts: title };
    await notifyMember(
      tx,
      isPaid
        ? {
            ...news,
            template: 'raceWon',
            values: { race: texts, amount: { minor: amountMinor, currency } },
            path: `/promotions#${promotionId}`,
          }
        : { ...news, template: 'rewardReady', values: { reward: texts }, path: '/rewardCenter' },
    );
  }
};
