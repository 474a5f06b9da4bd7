import { gameDetail } from '#api/game-lobby.ts';
import { selectGames } from '../games/select-games.ts';
import { toGame } from '../games/to-game.ts';
import { handle } from '../../base/endpoints/handler.ts';

/** One game that the brand shows. */
export const gameDetailHandler = handle(gameDetail, async ({ nodeId }, context, refuse) => {
  const { database, merchant, language } = context;
  const row = await selectGames(database, merchant.id)
    .where('game.nodeId', '=', nodeId)
    .executeTakeFirst();
  return row ? toGame(row, language) : refuse('not_found');
});
