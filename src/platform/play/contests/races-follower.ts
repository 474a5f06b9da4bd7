import { sql } from '../../base/database/sql.ts';
import type { BetFollower } from '../ended-bets/bet-follower.ts';

/** Scores the races of all brands in one step; also without bets, for a race that has just begun. */
export const racesFollower: BetFollower = {
  name: 'races',
  follow: async (tx, { merchantIds, since, until }) => {
    await sql`select score_races(${[...merchantIds]}::bigint[], ${since}, ${until})`.execute(tx);
  },
};
