import { rebateDetails, type RebatePart } from '#api/bonuses.ts';
import { readText } from '#domain/read-text.ts';
import { percentMinor } from '#domain/share.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import { handle, type Merchant } from '../../base/endpoints/handler.ts';
import { countFormer, rowsBefore } from '../../base/lists/former-pages.ts';
import { cutPage, readEnd, type RowEnd } from '../../base/lists/list-cursor.ts';
import { readAddedRebate } from '../ranks/rank-benefits.ts';
import { type BoostPart, rebateParts } from './rebate-parts.ts';
import { rebateRate } from './rebate-rate.ts';
import { todayAt } from './settle-rebates.ts';
import { readValidBets } from './valid-bets.ts';

interface Choice {
  merchantId: number;
  memberId: number;
  from?: string | undefined;
  to?: string | undefined;
}

/** The member's rebates, the newest day first, and what today's bets will bring; each by what it comes from. */
export const rebateDetailsHandler = handle(rebateDetails, async (input, context) => {
  const { database, merchant, session, language } = context;
  const { pageSize, from, to } = input;
  const { memberId } = session;
  const owner = { list: rebateDetails.name, merchantId: merchant.id, memberId };
  const after = readEnd(input.after, owner);
  const chosen = { merchantId: merchant.id, memberId, from, to };
  const skip = rowsBefore(input);
  const added = await readAddedRebate(database, merchant, memberId);
  const rows = await choose(database, chosen)
    .select(['gameType', 'gameType as key', 'validMinor', 'rate', 'added', 'amountMinor'])
    .select(sql<string>`to_char(day, 'YYYY-MM-DD')`.as('dayText'))
    .select(sql<number>`day - date '1970-01-01'`.as('value'))
    .where(isAfterEnd(after))
    .orderBy('rebate.day', 'desc')
    .orderBy('gameType')
    .limit(pageSize + 1)
    .$if(skip > 0, (query) => query.offset(skip))
    .execute();
  const { items, next } = cutPage(rows, pageSize, owner);
  const boosts = await readBoosts(database, merchant, {
    memberId,
    language,
    days: [...new Set(items.map(({ dayText }) => dayText))],
  });
  return {
    currency: merchant.config.currency,
    rates: ratesOf(merchant, added),
    today: await readToday(database, merchant, { memberId, added }),
    list: items.map(({ dayText: day, gameType, validMinor, ...row }) => {
      const facts = { ...row, percent: Number(row.rate), added: Number(row.added) };
      const parts = rebateParts(facts, boosts.get(`${day} ${gameType}`));
      return { day, gameType, validMinor, ...sumOf(parts), parts };
    }),
    next,
    ...(await countFormer(input, () =>
      choose(database, chosen)
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow(),
    )),
  };
});

/** No rebate is of a later day; a date may be no later than it either. */
const LAST_DAY = 100_000;

/** Days go down and categories up: no comparison of rows says that. */
const isAfterEnd = (after: RowEnd | null) => {
  if (!after) return sql<boolean>`true`;
  const day = sql`(date '1970-01-01' + ${Math.min(Math.max(after.value, 0), LAST_DAY)}::int)`;
  return sql<boolean>`day <= ${day} and (day < ${day} or game_type > ${after.key}::text)`;
};

const sumOf = (parts: readonly RebatePart[]) => ({
  percent: parts.reduce((sum, part) => Math.round((sum + part.percent) * 1000) / 1000, 0),
  rebateMinor: parts.reduce((sum, part) => sum + part.rebateMinor, 0),
});

interface StoredBoost {
  day: string;
  gameType: string;
  rate: string;
  amountMinor: number;
  title: Record<string, string> | null;
}

/** What boosts added on some days, by `day category`. */
const readBoosts = async (
  database: Database,
  { id, config }: Merchant,
  { memberId, language, days }: { memberId: number; language: string; days: string[] },
): Promise<ReadonlyMap<string, BoostPart[]>> => {
  const { rows } = await sql<StoredBoost>`
    select to_char(b.day, 'YYYY-MM-DD') as day, b.game_type, b.rate, b.amount_minor, p.title
      from rebate_boost b
      left join promotion p on p.merchant_id = b.merchant_id and p.id = b.promotion_id
      where b.merchant_id = ${id} and b.member_id = ${memberId} and b.day = any(${days}::date[])
      order by b.day, b.promotion_id`.execute(database);
  const boosts = Map.groupBy(rows, ({ day, gameType }) => `${day} ${gameType}`);
  return new Map(
    [...boosts].map(([key, own]) => [
      key,
      own.map(({ title, rate, amountMinor }) => ({
        title: title && readText(title, language, config.languages.fallback),
        percent: Number(rate),
        amountMinor,
      })),
    ]),
  );
};

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
    return percent > 0 ? [{ gameType, percent, rankPercent: added }] : [];
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
    const amountMinor = percentMinor(validMinor, percent);
    const parts = rebateParts({ percent, added, amountMinor });
    return [{ gameType, validMinor, rebateMinor: amountMinor, parts }];
  });
};
