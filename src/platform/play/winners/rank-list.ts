import { rankList } from '#api/winners.ts';
import { sql } from '../../base/database/sql.ts';
import { handle } from '../../base/endpoints/handler.ts';

const periodDays = { daily: 1, weekly: 7, monthly: 30 };

const dayMs = 86_400_000;

/** Whose wins are added up: names are masked, and those of two members can be alike. Wins that the former version wrote go by the name. */
const whose = sql<string>`coalesce(member_id::text, customer_name)`;

/** Players by what they won together; equal sums go to who has the earlier name. */
export const rankListHandler = handle(rankList, async ({ period, limitNum }, context) => {
  const { database, merchant } = context;
  const rows = await database
    .selectFrom('winner')
    .where('merchantId', '=', merchant.id)
    .where('wonAt', '>', new Date(Date.now() - periodDays[period] * dayMs))
    .groupBy([whose, 'customerName', 'currency'])
    .select(['customerName', 'currency'])
    .select([
      sql<number>`count(*)`.as('wins'),
      sql<number>`sum(amount_minor)::bigint`.as('totalWinMinor'),
    ])
    .orderBy('totalWinMinor', 'desc')
    .orderBy('customerName')
    .orderBy(whose)
    .limit(limitNum)
    .execute();
  return rows.map((row, at) => ({ rank: at + 1, ...row }));
});
