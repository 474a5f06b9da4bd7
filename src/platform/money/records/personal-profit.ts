import { personalProfit, type ProfitCategory } from '#api/records.ts';
import { gameType as gameTypes } from '#api/games.ts';
import { fillDays, noProfit, type ProfitFigures, sumProfit } from '#domain/profit.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { endOf, readRange, type RecordRange, startOf } from './read-range.ts';

interface Asked {
  merchantId: number;
  memberId: number;
  range: RecordRange;
  gameType: string | undefined;
}

/** What the member has won and lost, for every day of the range and for each category. */
export const personalProfitHandler = handle(
  personalProfit,
  async (input, { database, merchant, session }) => {
    const { gameType } = input;
    const range = readRange(input, merchant);
    const asked: Asked = { merchantId: merchant.id, memberId: session.memberId, range, gameType };
    const [played, moved, categories] = await Promise.all([
      readPlay(database, asked),
      // What is no bet belongs to no category.
      gameType ? [] : readMoney(database, asked),
      readCategories(database, asked),
    ]);
    const days = fillDays(range, [...played, ...moved]);
    return {
      ...range,
      currency: merchant.config.currency,
      days,
      categories,
      total: sumProfit(days),
    };
  },
);

const figures = () =>
  [
    sql<number>`sum(bets)::int`.as('bets'),
    sql<number>`sum(settled_minor)::bigint`.as('stakeMinor'),
    sql<number>`sum(payout_minor)::bigint`.as('payoutMinor'),
    sql<number>`sum(valid_minor)::bigint`.as('validBetMinor'),
  ] as const;

const selectQuarters = (database: Database, { merchantId, memberId, range, gameType }: Asked) =>
  database
    .selectFrom('playQuarter')
    .where('merchantId', '=', merchantId)
    .where('memberId', '=', memberId)
    .where('quarter', '>=', startOf(range))
    .where('quarter', '<', endOf(range))
    .$if(gameType !== undefined, (query) => query.where('gameType', '=', gameType ?? ''));

const readPlay = async (
  database: Database,
  asked: Asked,
): Promise<(ProfitFigures & { day: string })[]> => {
  const day = sql<string>`to_char(quarter at time zone ${asked.range.timeZone}, 'YYYY-MM-DD')`;
  const rows = await selectQuarters(database, asked)
    .select(day.as('day'))
    .select(figures())
    .groupBy(sql`1`)
    .execute();
  return rows.map((row) => ({ ...noProfit, ...row }));
};

const readMoney = async (
  database: Database,
  { merchantId, memberId, range }: Asked,
): Promise<(ProfitFigures & { day: string })[]> => {
  const day = sql<string>`to_char(at at time zone ${range.timeZone}, 'YYYY-MM-DD')`;
  const sumOf = (kind: string) =>
    sql<number>`coalesce(sum(amount_minor) filter (where kind = ${kind}), 0)::bigint`;
  const rows = await database
    .selectFrom('moneyRecord')
    .where('merchantId', '=', merchantId)
    .where('memberId', '=', memberId)
    .where('kind', 'in', ['deposit', 'withdrawal', 'rebate', 'rebateBoost', 'bonus'])
    .where('state', '=', 'completed')
    .where('at', '>=', startOf(range))
    .where('at', '<', endOf(range))
    .select([
      day.as('day'),
      sumOf('deposit').as('depositMinor'),
      sql<number>`-${sumOf('withdrawal')}`.as('withdrawalMinor'),
      sql<number>`${sumOf('rebate')} + ${sumOf('rebateBoost')}`.as('rebateMinor'),
      sumOf('bonus').as('bonusMinor'),
    ])
    .groupBy(sql`1`)
    .execute();
  return rows.map((row) => ({ ...noProfit, ...row }));
};

const readCategories = async (database: Database, asked: Asked): Promise<ProfitCategory[]> => {
  const rows = await selectQuarters(database, asked)
    .select('gameType')
    .select(figures())
    .groupBy('gameType')
    .having(sql`sum(bets)`, '>', 0)
    .orderBy(sql`sum(settled_minor)`, 'desc')
    .orderBy('gameType')
    .execute();
  return rows.map(({ gameType, ...row }) => ({
    ...row,
    gameType: gameTypes.parse(gameType),
    profitMinor: row.payoutMinor - row.stakeMinor,
  }));
};
