import { type Winner, winnerBoard } from '#api/winners.ts';
import { readText } from '#domain/read-text.ts';
import type { GameType, LanguageCode } from '#generated/merchant-config.ts';
import { artUrl } from '#art/art-url.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import { handle, type Merchant } from '../../base/endpoints/handler.ts';

/** Wins older than this have left the board. */
const BOARD_DAYS = 30;

const dayMs = 86_400_000;

/** Which wins are wanted. */
interface WinnerChoice {
  language: LanguageCode;
  limit: number;
  gameCategory: GameType | undefined;
}

/** The highest wins of the last thirty days in the games that the brand shows, as they are told. */
const readWinners = async (
  database: Database,
  merchant: Merchant,
  { language, limit, gameCategory }: WinnerChoice,
): Promise<{ vo: Winner }[]> => {
  let query = database
    .selectFrom('winner')
    .innerJoin('game', 'game.nodeId', 'winner.nodeId')
    .innerJoin('merchantVendor as shown', (join) =>
      join
        .onRef('shown.merchantId', '=', 'winner.merchantId')
        .onRef('shown.vendorCode', '=', 'game.vendorCode')
        .onRef('shown.gameType', '=', 'game.gameType'),
    )
    .where('winner.merchantId', '=', merchant.id)
    .where('winner.wonAt', '>', new Date(Date.now() - BOARD_DAYS * dayMs))
    .select(['customerName', 'amountMinor', 'currency', 'wonAt'])
    .select(['game.gameCode', 'game.gameType', 'game.names']);
  if (gameCategory) query = query.where('game.gameType', '=', gameCategory);
  const rows = await query.orderBy('amountMinor', 'desc').orderBy('winKey').limit(limit).execute();
  return rows.map((row) => ({ vo: toWinner(row, language) }));
};

/** A win as it is stored, with its game. */
interface WinRow {
  customerName: string;
  amountMinor: number;
  currency: string;
  wonAt: Date;
  gameCode: string;
  gameType: string;
  names: unknown;
}

const toWinner = (
  { names, amountMinor, wonAt, customerName, currency, gameCode, gameType }: WinRow,
  language: LanguageCode,
): Winner => ({
  customerName,
  currency,
  gameCode,
  gameType: gameType as GameType,
  gameName: readText(names as Partial<Record<LanguageCode, string>>, language, 'en'),
  winAmountMinor: amountMinor,
  iconUrl: artUrl(gameCode),
  wonAt: wonAt.toISOString(),
});

/** Names a win for ever. */
export interface WinName {
  merchantId: number;
  winKey: string;
}

/** The names of the newest wins of each of some brands, the newest first; one query for all brands. */
export const readNewestWinNames = async (
  database: Database,
  merchantIds: readonly number[],
  limit: number,
): Promise<WinName[]> => {
  const { rows } = await sql<WinName>`
    select m.merchant_id, newest.win_key
      from unnest(${[...merchantIds]}::bigint[]) as m (merchant_id)
      cross join lateral (
        select w.win_key from winner w where w.merchant_id = m.merchant_id
          order by w.won_at desc limit ${limit}
      ) newest`.execute(database);
  return rows;
};

/** Wins by their names, in games that their brands show, the oldest first. Games are named in English. */
export const readWinsByName = async (
  database: Database,
  names: readonly WinName[],
): Promise<{ merchantId: number; vo: Winner }[]> => {
  const { rows } = await sql<WinRow & { merchantId: number }>`
    select w.merchant_id, w.customer_name, w.amount_minor, w.currency, w.won_at, g.game_code,
        g.game_type, g.names
      from unnest(${names.map(({ merchantId }) => merchantId)}::bigint[],
        ${names.map(({ winKey }) => winKey)}::text[]) as named (merchant_id, win_key)
      join winner w on w.merchant_id = named.merchant_id and w.win_key = named.win_key
      join game g on g.node_id = w.node_id
      join merchant_vendor shown on shown.merchant_id = w.merchant_id
        and shown.vendor_code = g.vendor_code and shown.game_type = g.game_type
      order by w.won_at, w.win_key`.execute(database);
  return rows.map(({ merchantId, ...row }) => ({ merchantId, vo: toWinner(row, 'en') }));
};

/** The highest wins of the last thirty days in the games that the brand shows. */
export const winnerBoardHandler = handle(
  winnerBoard,
  ({ gameCategory, limitNum }, { database, merchant, language }) =>
    readWinners(database, merchant, { language, limit: limitNum, gameCategory }),
);
