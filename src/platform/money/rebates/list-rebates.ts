import { rebateDetails } from '#api/bonuses.ts';
import { percentMinor } from '#domain/share.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import { handle, type Merchant } from '../../base/endpoints/handler.ts';
import { readAddedRebate } from '../ranks/rank-benefits.ts';
import { rebateRate } from './rebate-rate.ts';
import { todayAt } from './settle-rebates.ts';
import { readValidBets } from './valid-bets.ts';

interface Choice {
  merchantId: number;
  memberId: number;
  from?: string | undefined;
  to?: string | undefined;
}

/** The member's rebates, the newest day first, and what today's bets will bring. */
export const rebateDetailsHandler = handle(rebateDetails, async (input, context) => {
  const { database, merchant, session } = context;
  const { pageNo, pageSize, from, to } = input;
  const { memberId } = session;
  const chosen = { merchantId: merchant.id, memberId, from, to };
  const { total } = await choose(database, chosen)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const added = await readAddedRebate(database, merchant, memberId);
  const rows = await choose(database, chosen)
    .select(['gameType', 'validMinor', 'rate', 'amountMinor'])
    .select(sql<string>`to_char(day, 'YYYY-MM-DD')`.as('dayText'))
    .orderBy('rebate.day', 'desc')
    .orderBy('gameType')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute();
  return {
    currency: merchant.config.currency,
    rates: ratesOf(merchant, added),
    today: await readToday(database, merchant, { memberId, added }),
    list: rows.map(({ dayText, gameType, validMinor, rate, amountMinor }) => ({
      day: dayText,
      gameType,
      validMinor,
      percent: Number(rate),
      rebateMinor: amountMinor,
    })),
    total,
    totalPages: Math.ceil(total / pageSize),
  };
});

const choose = (database: Database, { merchantId, memberId, from, to }: Choice) =>
  database
    .selectFrom('rebate')
    .where('merchantId', '=', merchantId)
    .where('memberId', '=', memberId)
    .$if(from !== undefined, (query) => query.where(sql<boolean>`day >= ${from}::date`))
    .$if(to !== undefined, (query) => query.where(sql<boolean>`day <= ${to}::date`));

/** The categories that the brand offers and gives a rebate for, with what the member's rank adds. */
const ratesOf = (merchant: Merchant, added: number) =>
  [...new Set(merchant.config.categories.map(({ type }) => type))].flatMap((gameType) => {
    const percent = rebateRate(merchant, gameType, added);
    return percent > 0 ? [{ gameType, percent }] : [];
  });

const readToday = async (
  database: Database,
  merchant: Merchant,
  { memberId, added }: { memberId: number; added: number },
) => {
  const bets = await readValidBets(database, merchant, memberId, todayAt(merchant));
  return bets.flatMap(({ gameType, validMinor }) => {
    const percent = rebateRate(merchant, gameType, added);
    if (percent === 0 || validMinor <= 0) return [];
    return [{ gameType, validMinor, rebateMinor: percentMinor(validMinor, percent) }];
  });
};
