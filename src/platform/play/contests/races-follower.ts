import { sql } from '../../base/database/sql.ts';
import type { BetFollower } from '../ended-bets/bet-follower.ts';

/** Scores the races of all brands in one step; also without bets, for a race that has just begun. */
export const racesFollower: BetFollower = {
  name: 'races',
  byBrand: true,
  listBrands: async (tx) => {
    const { rows } = await sql<{ merchantId: number }>`
      select distinct merchant_id from race
        where not scored and state = 'RUNNING' order by merchant_id`.execute(tx);
    return rows.map(({ merchantId }) => merchantId);
  },
  follow: async (tx, { merchantIds, since, until }) => {
    if (merchantIds.length === 0) return;
    await sql`select score_races(${[...merchantIds]}::bigint[], ${since}, ${until})`.execute(tx);
  },
};
