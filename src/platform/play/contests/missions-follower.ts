import { sql } from '../../base/database/sql.ts';
import { tellReached } from '../../money/missions/tell-reached.ts';
import type { BetFollower } from '../ended-bets/bet-follower.ts';

/** Counts what missions count, for all brands in one step, and awards those that were reached. */
export const missionsFollower: BetFollower = {
  name: 'missions',
  byBrand: true,
  follow: async (tx, { merchantIds, since, until }) => {
    if (merchantIds.length === 0) return;
    await sql`select follow_missions(${[...merchantIds]}::bigint[], ${since}, ${until})`.execute(
      tx,
    );
    await tellReached(tx, merchantIds);
  },
};
