import { popular } from '#api/games.ts';
import { sql } from '../../base/database/sql.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { selectGames } from './select-games.ts';
import { toGame } from './to-game.ts';

/** What the brand's members marked most; games that nobody marked follow in their usual order. */
export const popularHandler = handle(popular, async (input, context) => {
  const { database, merchant, language } = context;
  const { gameType, vassalage, limit } = input;
  const marks = sql<number>`(select count(*) from favorite
    where favorite.merchant_id = ${merchant.id} and favorite.node_id = game.node_id)`;
  const rows = await selectGames(database, merchant.id, { gameType, vassalage })
    .orderBy(marks, 'desc')
    .orderBy('game.sequence')
    .orderBy('game.nodeId')
    .limit(limit)
    .execute();
  return rows.map((row) => toGame(row, language));
});
