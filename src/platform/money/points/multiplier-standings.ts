import type { PromotionStanding } from '#api/promotions.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { findPauseRefusal } from '../../people/protection/find-refusals.ts';
import { readFacts } from '../../people/protection/read-facts.ts';

interface Multiplier {
  id: string;
  startsAt: Date | null;
  isOver: boolean;
  isSpent: boolean;
  isMeant: boolean;
}

/**
 * How a member stands to the promotions that multiply points: nobody joins them, they count by themselves for everybody of
 * their audience.
 */
export const readMultiplierStandings = async (
  database: Database,
  merchant: Merchant,
  memberId: number,
): Promise<PromotionStanding[]> => {
  const { rows } = await sql<Multiplier>`
    select p.id, p.starts_at, coalesce(p.ends_at <= now() or s.closed_at is not null, false) as is_over,
        coalesce(given.given_micro >= (p.mechanic ->> 'budgetPoints')::numeric * 100000000, false)
          as is_spent,
        is_in_audience(p.merchant_id, ${memberId}, p.audience, now()) as is_meant
      from promotion p
      left join promotion_state s on s.merchant_id = p.merchant_id and s.promotion_id = p.id
      left join points_promotion given on given.merchant_id = p.merchant_id
        and given.promotion_id = p.id
      where p.merchant_id = ${merchant.id} and p.mechanic ->> 'kind' = 'pointsMultiplier'
      order by p.sequence, p.id`.execute(database);
  if (rows.length === 0) return [];
  const now = new Date();
  const pause = findPauseRefusal(await readFacts(database, merchant, memberId), now);
  const blank = { amountMinor: null, currency: merchant.config.currency, dueAt: null };
  return rows.map((row) => ({ ...blank, id: row.id, ...stateOf(row, pause !== null, now) }));
};

const stateOf = (
  { startsAt, isOver, isSpent, isMeant }: Multiplier,
  isPaused: boolean,
  now: Date,
): Pick<PromotionStanding, 'status' | 'reason'> => {
  if (isOver) return { status: 'closed', reason: 'ended' };
  if (!isMeant) return { status: 'closed', reason: 'audience' };
  if (isSpent) return { status: 'closed', reason: 'budget' };
  if (isPaused) return { status: 'closed', reason: 'pause' };
  return { status: startsAt && startsAt > now ? 'comingSoon' : 'joined', reason: null };
};
