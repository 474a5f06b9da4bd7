import type { PromotionStanding } from '#api/promotions.ts';
import type { StoredPromotion } from '../../base/database/bet-tables.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { filterMeant } from '../../people/access/audience.ts';

/**
 * The boosts of the rebate that are closed to a member: those that are over, and those for others. For whom one is
 * meant has nothing to do about it, and so no standing.
 */
export const readBoostStandings = async (
  database: Database,
  merchant: Merchant,
  memberId: number,
): Promise<PromotionStanding[]> => {
  const { rows } = await sql<{
    id: string;
    audience: StoredPromotion['audience'];
    isOver: boolean;
  }>`
    select p.id, p.audience, coalesce(p.ends_at <= now() or s.closed_at is not null, false) as is_over
      from promotion p
      left join promotion_state s on s.merchant_id = p.merchant_id and s.promotion_id = p.id
      where p.merchant_id = ${merchant.id} and p.mechanic ->> 'kind' = 'rebateBoost'
      order by p.sequence, p.id`.execute(database);
  const standings: PromotionStanding[] = [];
  for (const { id, audience, isOver } of rows) {
    const at = new Date();
    const [meant] = await filterMeant(database, merchant.id, [memberId], { audience, at });
    const reason = isOver ? 'ended' : meant === undefined ? 'audience' : null;
    if (reason === null) continue;
    const { currency } = merchant.config;
    standings.push({ id, status: 'closed', reason, amountMinor: null, currency, dueAt: null });
  }
  return standings;
};
