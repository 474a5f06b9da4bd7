import { lotteryLeaderboard } from '#api/lottery-missions.ts';
import { leaderPointMinor } from '#domain/lottery/leader-points.ts';
import { sql } from '../../base/database/sql.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { maskName } from '../../people/members/mask-name.ts';

const periodDays = { daily: 1, weekly: 7, monthly: 30 };

/**
 * Players by points of valid bets on lotteries; of equals, who had them first. The caller's own place
 * is added where others fill the list.
 */
export const lotteryLeaderboardHandler = handle(
  lotteryLeaderboard,
  async ({ period, limitNum }, { database, merchant, session }) => {
    const pointMinor = leaderPointMinor(merchant.config.currency);
    const caller = session?.memberId ?? null;
    const { rows } = await sql<Place>`
      select * from (
        select row_number() over (order by points desc, reached_at, id)::int as rank, username,
            points, tickets, id is not distinct from ${caller}::bigint as mine
          from (
            select m.id, m.username, (sum(b.valid_minor) / ${pointMinor}::bigint)::bigint as points,
                count(*)::int as tickets, max(b.settled_at) as reached_at
              from bet b
              join lottery_ticket t on t.merchant_id = b.merchant_id and t.id = b.id
              join member m on m.merchant_id = b.merchant_id and m.id = b.member_id
              where b.merchant_id = ${merchant.id} and b.status = 'settled' and b.valid_minor > 0
                and b.settled_at > now() - make_interval(days => ${periodDays[period]})
              group by m.id, m.username
              having sum(b.valid_minor) >= ${pointMinor}
          ) player
        ) place
        where rank <= ${limitNum} or mine
        order by rank`.execute(database);
    return rows.map(({ username, ...place }) => ({ ...place, customerName: maskName(username) }));
  },
);

interface Place {
  rank: number;
  username: string;
  points: number;
  tickets: number;
  mine: boolean;
}
