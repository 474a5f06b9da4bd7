import { type Winner, winnerBoard } from '#api/winners.ts';
import { readText } from '#domain/read-text.ts';
import type { LanguageCode } from '#generated/merchant-config.ts';
import { artUrl } from '../art/art-url.ts';
import { handle } from '../handler.ts';

/** Wins older than this have left the board. */
const BOARD_DAYS = 30;

const dayMs = 86_400_000;

/** The highest wins of the last thirty days in the games that the brand shows. */
export const winnerBoardHandler = handle(winnerBoard, async (input, context) => {
  const { database, merchant, language } = context;
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
  if (input.gameCategory) query = query.where('game.gameType', '=', input.gameCategory);
  const rows = await query
    .orderBy('amountMinor', 'desc')
    .orderBy('winKey')
    .limit(input.limitNum)
    .execute();
  return rows.map(({ names, gameType, amountMinor, wonAt, ...row }) => ({
    vo: {
      ...row,
      // The table's own check holds it to these.
      gameType: gameType as Winner['gameType'],
      gameName: readText(names as Partial<Record<LanguageCode, string>>, language, 'en'),
      winAmountMinor: amountMinor,
      iconUrl: artUrl(row.gameCode),
      wonAt: wonAt.toISOString(),
    },
  }));
});
