import type { WindowDays } from '#domain/lottery/mission-windows.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';

/** What a member's settled tickets of some days come to; tickets that were taken back are none. */
export interface LotteryFigures {
  tickets: number;
  draws: number;
  stakeMinor: number;
  payoutMinor: number;
  validBetMinor: number;
}

/** Adds up what was settled within some days of the brand's time zone. */
export const readFigures = async (
  database: Database | OpenTransaction,
  { id, config }: Merchant,
  memberId: number,
  { from, until }: WindowDays,
): Promise<LotteryFigures> => {
  const { rows } = await sql<LotteryFigures>`
    select count(*)::int as tickets,
        count(distinct (t.game_code, t.issue_no))::int as draws,
        coalesce(sum(b.stake_minor), 0)::bigint as "stakeMinor",
        coalesce(sum(b.payout_minor), 0)::bigint as "payoutMinor",
        coalesce(sum(b.valid_minor), 0)::bigint as "validBetMinor"
      from bet b
      join lottery_ticket t on t.merchant_id = b.merchant_id and t.id = b.id
      where b.merchant_id = ${id} and b.member_id = ${memberId} and b.status = 'settled'
        and b.settled_at >= ${from}::date::timestamp at time zone ${config.timeZone}
        and b.settled_at < ${until}::date::timestamp at time zone ${config.timeZone}`.execute(
    database,
  );
  const [row] = rows;
  if (!row) throw new Error('the figures answered no row');
  return row;
};

/** How many tickets of a member wait for their draw. */
export const countOpenTickets = async (
  database: Database,
  merchantId: number,
  memberId: number,
): Promise<number> => {
  const { count } = await database
    .selectFrom('lotteryTicket as t')
    .innerJoin('bet', (join) =>
      join.onRef('bet.merchantId', '=', 't.merchantId').onRef('bet.id', '=', 't.id'),
    )
    .where('t.merchantId', '=', merchantId)
    .where('t.memberId', '=', memberId)
    .where('bet.status', '=', 'open')
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
};
