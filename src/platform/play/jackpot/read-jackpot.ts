import { type Jackpot, jackpot } from '#api/jackpot.ts';
import { readText } from '#domain/read-text.ts';
import type { LanguageCode } from '#generated/merchant-config.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import { handle, type Merchant } from '../../base/endpoints/handler.ts';
import { maskName } from '../../people/members/mask-name.ts';

/** Wins that are told of. */
const LAST_WINS = 5;

/**
 * What is in the pools of some brands, and what was before they were last fed, by the brand's id;
 * a brand is left out before its pool is filled for the first time.
 */
export const readJackpots = async (
  database: Database,
  merchants: readonly Pick<Merchant, 'id' | 'config'>[],
): Promise<ReadonlyMap<number, Omit<Jackpot, 'wins'>>> => {
  const { rows } = await sql<{
    merchantId: number;
    currency: string;
    amountMinor: number;
    previousMinor: number;
    previousAt: Date;
  }>`
    select pool.merchant_id, pool.currency, account.balance as amount_minor, pool.previous_minor,
        pool.previous_at
      from unnest(${merchants.map(({ id }) => id)}::bigint[],
        ${merchants.map(({ config }) => config.currency)}::text[]) as m (merchant_id, currency)
      join jackpot_pool pool on pool.merchant_id = m.merchant_id and pool.currency = m.currency
      join account on account.merchant_id = pool.merchant_id and account.id = pool.account_id
      where pool.seeds > 0`.execute(database);
  return new Map(
    rows.map(({ merchantId, previousAt, ...row }) => [
      merchantId,
      { ...row, fedAt: previousAt.toISOString() },
    ]),
  );
};

/** The brand's jackpot and who won it last. */
export const jackpotHandler = handle(jackpot, async (_input, context) => {
  const { database, merchant, language } = context;
  const pool = (await readJackpots(database, [merchant])).get(merchant.id);
  const startMinor = merchant.config.jackpot.startMinMinor;
  return {
    ...(pool ?? {
      currency: merchant.config.currency,
      amountMinor: startMinor,
      previousMinor: startMinor,
      fedAt: new Date().toISOString(),
    }),
    wins: await readWins(database, merchant.id, language),
  };
});

const readWins = async (
  database: Database,
  merchantId: number,
  language: LanguageCode,
): Promise<Jackpot['wins']> => {
  const rows = await database
    .selectFrom('jackpotWin as won')
    .innerJoin('member', (join) =>
      join
        .onRef('member.merchantId', '=', 'won.merchantId')
        .onRef('member.id', '=', 'won.memberId'),
    )
    .leftJoin('game', 'game.nodeId', 'won.nodeId')
    .where('won.merchantId', '=', merchantId)
    .where('won.voidedAt', 'is', null)
    .select(['member.username', 'game.names', 'won.amountMinor', 'won.wonAt'])
    .orderBy('won.id', 'desc')
    .limit(LAST_WINS)
    .execute();
  return rows.map(({ username, names, amountMinor, wonAt }) => ({
    customerName: maskName(username),
    gameName: names && readText(names as Partial<Record<LanguageCode, string>>, language, 'en'),
    amountMinor,
    wonAt: wonAt.toISOString(),
  }));
};
