import type { PromotionLimits } from '#generated/merchant-content.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';

/** A prize that a member won. */
export interface Prize {
  raceId: number;
  promotionId: string;
  title: Record<string, string>;
  currency: string;
  turnover: number;
  /** Those of the race; null: none. */
  limits: PromotionLimits | null;
  rank: number;
  amountMinor: number;
  state: 'CLAIMABLE' | 'PAID' | 'EXPIRED';
  claimUntil: Date | null;
}

/** Days for which a prize is told that was given, or whose time is over. */
const TOLD_DAYS = 90;

/** Whether the race `r` was decided lately enough, or its prize `p` waits to be claimed: a break from play may last for years. */
const isTold = sql<boolean>`(p.state = 'CLAIMABLE'
  or r.decided_at > now() - make_interval(days => ${TOLD_DAYS}))`;

/** What a member won in races and can claim, or that were decided not long ago, the newest first; `raceId` chooses one, however old it is. */
export const readPrizes = async (
  database: Database | OpenTransaction,
  merchantId: number,
  memberId: number,
  raceId?: number,
): Promise<Prize[]> => {
  const { rows } = await sql<Prize>`
    select p.race_id, r.promotion_id, r.title, r.currency, r.turnover, r.limits, p.rank, p.amount_minor,
        p.state, p.claim_until
      from race_prize p
      join race r on r.merchant_id = p.merchant_id and r.id = p.race_id
      where p.merchant_id = ${merchantId} and p.member_id = ${memberId}
        and case when ${raceId ?? null}::bigint is null then ${isTold} else p.race_id = ${raceId ?? null} end
      order by r.decided_at desc`.execute(database);
  return rows;
};
