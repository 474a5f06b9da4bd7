import { lotteryLeaderboard } from '#api/lottery-missions.ts';
import { minorDigits } from '#domain/minor-digits.ts';
import { sql } from '../database/sql.ts';
import { handle } from '../handler.ts';
import { maskName } from '../winners/mask-name.ts';

const periodDays = { daily: 1, weekly: 7, monthly: 30 };

/** A point is a hundred of valid bets (domain rules, section 5). */
const VALID_BET_A_POINT = 100;

/** Players by points of valid bets on lotteries; of equals, who had them first. */
export const lotteryLeaderboardHandler = handle(
  lotteryLeaderboard,
  async ({ period, limitNum }, { database, merchant }) => {
    const { currency } = merchant.config;
    const pointMinor = VALID_BET_A_POINT * 10 ** minorDigits(currency);
    const { rows } = await sql<{ username: string; points: number; tickets: number }>`
      select m.username, (sum(b.valid_minor) / ${pointMinor}::bigint)::bigint as points,
          count(*)::int as tickets
        from bet b
        join lottery_ticket t on t.merchant_id = b.merchant_id and t.id = b.id
        join member m on m.merchant_id = b.merchant_id and m.id = b.member_id
        where b.merchant_id = ${merchant.id} and b.status = 'settled' and b.valid_minor > 0
          and b.settled_at > now() - make_interval(days => ${periodDays[period]})
        group by m.id, m.username
        having sum(b.valid_minor) >= ${pointMinor}
        order by points desc, max(b.settled_at), m.id
        limit ${limitNum}`.execute(database);
    return rows.map(({ username, points, tickets }, at) => ({
      rank: at + 1,
      customerName: maskName(username),
      points,
      tickets,
    }));
  },
);
