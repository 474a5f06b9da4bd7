import { sql } from '../../base/database/sql.ts';
import type { BetFollower } from '../ended-bets/bet-follower.ts';

/**
 * Counts the points of the bets of all brands that have points. Bets of a brand that fails wait for
 * the next time, and keep no other brand waiting.
 */
const followPoints: BetFollower['follow'] = async (tx, { merchantIds, until }, log) => {
  if (merchantIds.length === 0) return;
  const { rows } = await sql<{ failedMerchant: number; reason: string }>`
    select * from follow_points(array(select b.merchant_id from points_brand b
        where b.merchant_id = any(${[...merchantIds]}::bigint[]) order by 1), ${until})`.execute(
    tx,
  );
  for (const { failedMerchant, reason } of rows)
    log.error({ merchantId: failedMerchant, reason }, 'the points of a brand were not counted');
};

/** Gathers points. */
export const pointsFollower: BetFollower = { name: 'points', follow: followPoints };
