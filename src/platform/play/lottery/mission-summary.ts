import { missionSummary } from '#api/lottery-missions.ts';
import { addDays } from '#domain/date-presets.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import { handle, type Merchant } from '../../base/endpoints/handler.ts';
import { todayAt } from '../../money/rebates/settle-rebates.ts';

/** What a member's tickets of today come to; tickets that were taken back are none. */
interface LotteryFigures {
  tickets: number;
  stakeMinor: number;
  payoutMinor: number;
  validBetMinor: number;
}

/** Adds up what was settled since midnight in the brand's time zone. */
const readFigures = async (
  database: Database,
  merchant: Merchant,
  memberId: number,
): Promise<LotteryFigures> => {
  const { timeZone } = merchant.config;
  const today = todayAt(merchant);
  const { rows } = await sql<LotteryFigures>`
    select count(*)::int as tickets,
        coalesce(sum(b.stake_minor), 0)::bigint as "stakeMinor",
        coalesce(sum(b.payout_minor - b.kept_payout_minor), 0)::bigint as "payoutMinor",
        coalesce(sum(b.valid_minor), 0)::bigint as "validBetMinor"
      from bet b
      join lottery_ticket t on t.merchant_id = b.merchant_id and t.id = b.id
      where b.merchant_id = ${merchant.id} and b.member_id = ${memberId} and b.status = 'settled'
        and b.settled_at >= ${today}::date::timestamp at time zone ${timeZone}
        and b.settled_at < ${addDays(today, 1)}::date::timestamp at time zone ${timeZone}`.execute(
    database,
  );
  const [row] = rows;
  if (!row) throw new Error('the figures answered no row');
  return row;
};

/** How many tickets of a member wait for their draw. */
const countOpenTickets = async (
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

/** The member's lottery figures of today. */
export const missionSummaryHandler = handle(
  missionSummary,
  async (_input, { database, merchant, session: { memberId } }) => ({
    currency: merchant.config.currency,
    today: {
      ...(await readFigures(database, merchant, memberId)),
      openTickets: await countOpenTickets(database, merchant.id, memberId),
    },
  }),
);
