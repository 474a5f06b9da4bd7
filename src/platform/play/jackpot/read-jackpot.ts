import { type Jackpot, jackpot } from '#api/jackpot.ts';
import { readText } from '#domain/read-text.ts';
import type { LanguageCode } from '#generated/merchant-config.ts';
import type { Database } from '../../base/database/tables.ts';
import { handle, type Merchant } from '../../base/endpoints/handler.ts';
import { maskName } from '../../people/members/mask-name.ts';

/** Wins that are told of. */
const LAST_WINS = 5;

/** What is in a brand's pool, and what was before it was last fed; null before its first feeding. */
export const readJackpot = async (
  database: Database,
  { id, config }: Pick<Merchant, 'id' | 'config'>,
): Promise<Omit<Jackpot, 'wins'> | null> => {
  const row = await database
    .selectFrom('jackpotPool as pool')
    .innerJoin('account', (join) =>
      join
        .onRef('account.merchantId', '=', 'pool.merchantId')
        .onRef('account.id', '=', 'pool.accountId'),
    )
    .select(['account.balance', 'pool.previousMinor', 'pool.previousAt', 'pool.seeds'])
    .where('pool.merchantId', '=', id)
    .where('pool.currency', '=', config.currency)
    .executeTakeFirst();
  if (!row || row.seeds === 0) return null;
  return {
    currency: config.currency,
    amountMinor: row.balance,
    previousMinor: row.previousMinor,
    fedAt: row.previousAt.toISOString(),
  };
};

/** The brand's jackpot and who won it last. */
export const jackpotHandler = handle(jackpot, async (_input, context) => {
  const { database, merchant, language } = context;
  const pool = await readJackpot(database, merchant);
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
