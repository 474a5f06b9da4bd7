import { hotGames } from '#api/games.ts';
import { sql } from '../../base/database/sql.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { isOwnMerchant } from '../../base/merchants/own-merchant.ts';
import { wantsMobile } from './read-device.ts';
import { selectGames } from './select-games.ts';
import { toGame } from './to-game.ts';

/** The hot games: the merchant's own marks first, then the platform's. */
export const hotGamesHandler = handle(hotGames, async (input, context, refuse) => {
  const { database, merchant, language } = context;
  if (!isOwnMerchant(merchant.code, input.merchant, input.merchantCode)) refuse('forbidden');
  const { gameType, vassalage } = input;
  let query = selectGames(database, merchant.id, {
    gameType,
    vassalage,
    onMobile: wantsMobile(input),
  }).where(sql<boolean>`coalesce(own.is_hot, game.is_hot)`, '=', true);
  if (input.isPlatform === false) query = query.where('own.isHot', '=', true);
  const rows = await query
    .orderBy(sql`coalesce(own.is_hot, false)`, 'desc')
    .orderBy(sql`game.sequence % 1000000`)
    .orderBy('game.nodeId')
    .limit(input.limit)
    .execute();
  return rows.map((row) => toGame(row, language));
});
