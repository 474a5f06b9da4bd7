import { type Winner, winnerBoard } from '#api/winners.ts';
import { readText } from '#domain/read-text.ts';
import type { GameType, LanguageCode } from '#generated/merchant-config.ts';
import { artUrl } from '#art/art-url.ts';
import type { Database } from '../../base/database/tables.ts';
import { handle, type Merchant } from '../../base/endpoints/handler.ts';

/** Wins older than this have left the board. */
const BOARD_DAYS = 30;

const dayMs = 86_400_000;

/** Which wins are wanted. */
export interface WinnerChoice {
  language: LanguageCode;
  limit: number;
  gameCategory?: GameType | undefined;
  /** The newest first, instead of the highest. */
  newest?: boolean | undefined;
}

/** Wins of the last thirty days in the games that the brand shows, as they are told. */
export const readWinners = async (
  database: Database,
  merchant: Merchant,
  { language, limit, gameCategory, newest = false }: WinnerChoice,
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
  const rows = await query
    .orderBy(newest ? 'wonAt' : 'amountMinor', 'desc')
    .orderBy('winKey')
    .limit(limit)
    .execute();
  return rows.map(({ names, amountMinor, wonAt, ...row }) => ({
    vo: {
      ...row,
      gameName: readText(names as Partial<Record<LanguageCode, string>>, language, 'en'),
      winAmountMinor: amountMinor,
      iconUrl: artUrl(row.gameCode),
      wonAt: wonAt.toISOString(),
    },
  }));
};

/** The highest wins of the last thirty days in the games that the brand shows. */
export const winnerBoardHandler = handle(
  winnerBoard,
  ({ gameCategory, limitNum }, { database, merchant, language }) =>
    readWinners(database, merchant, { language, limit: limitNum, gameCategory }),
);
