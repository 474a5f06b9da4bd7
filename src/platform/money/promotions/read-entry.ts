import type { OpenTransaction } from '../../base/database/tables.ts';
import type { PromotionEntry } from '../../base/database/bet-tables.ts';

/** A member's part in a promotion, locked until the transaction ends; undefined when they never joined. */
export const readEntry = (
  tx: OpenTransaction,
  merchantId: number,
  promotionId: string,
  memberId: number,
): Promise<PromotionEntry | undefined> =>
  tx
    .selectFrom('promotionEntry')
    .selectAll()
    .where('merchantId', '=', merchantId)
    .where('promotionId', '=', promotionId)
    .where('memberId', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirst();
