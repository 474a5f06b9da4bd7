import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';

/** The watermark of the bets that have given tickets. */
export const RAFFLE_FOLLOWER = 'raffles';

/**
 * Holds the watermark of the tickets until the transaction ends: of several processes one opens and closes
 * raffles, and no tickets are given meanwhile.
 *
 * @returns false when another process holds it
 */
export const leaseRaffles = async (tx: OpenTransaction): Promise<boolean> => {
  const { rows } = await sql`
    select from bet_watermark where follower = ${RAFFLE_FOLLOWER} for update skip locked`.execute(
    tx,
  );
  return rows.length > 0;
};
