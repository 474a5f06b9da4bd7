import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';

/** The watermark of the bets that have given tickets. */
export const RAFFLE_FOLLOWER = 'raffles';

/**
 * Holds the watermark of the tickets until the transaction ends: of several processes one opens and closes
 * raffles, and no tickets are given meanwhile.
 *
 * @returns until when ended bets have given their tickets; null when another process holds it
 */
export const leaseRaffles = async (tx: OpenTransaction): Promise<Date | null> => {
  const { rows } = await sql<{ followedUntil: Date }>`
    select followed_until from bet_watermark where follower = ${RAFFLE_FOLLOWER}
      for update skip locked`.execute(tx);
  return rows[0]?.followedUntil ?? null;
};
