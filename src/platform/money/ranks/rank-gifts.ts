import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import type { MemberGift } from './member-gift.ts';
import { readRegularGifts } from './regular-gifts.ts';

/** Days for which what was claimed is told. */
const TOLD_DAYS = 90;

/**
 * What a member's rank gives and gave: gifts of ranks that were reached, the month's, the birthday's, and what was claimed lately.
 * Whoever has a break from play is offered nothing new; what was there to be claimed before waits until the break is over.
 *
 * @param isOnBreak whether the member has a break from play
 */
export const readGifts = async (
  database: Database | OpenTransaction,
  merchant: Merchant,
  memberId: number,
  { now, isOnBreak }: { now: Date; isOnBreak: boolean },
): Promise<MemberGift[]> => {
  const [kept, regular] = await Promise.all([
    readKept(database, merchant.id, memberId),
    readRegularGifts(database, merchant, memberId, { now, isOnBreak }),
  ]);
  const had = new Set(kept.map(({ gift }) => gift));
  const lately = now.getTime() - TOLD_DAYS * 86_400_000;
  return [
    ...kept.filter(({ claimedAt }) => claimedAt === null || claimedAt.getTime() > lately),
    ...regular.filter(({ gift }) => !had.has(gift)),
  ];
};

const readKept = async (
  database: Database | OpenTransaction,
  merchantId: number,
  memberId: number,
): Promise<MemberGift[]> => {
  const { rows } = await sql<MemberGift>`
    select gift, split_part(gift, ':', 1) as occasion, rank, bonus_minor, points, turnover,
        to_char(offered_on, 'YYYY-MM-DD') as offered_on, null as ends_at, claimed_at
      from rank_gift where merchant_id = ${merchantId} and member_id = ${memberId}
      order by claimed_at desc nulls first, rank_gift.offered_on, gift`.execute(database);
  return rows;
};
