import { addFavorite } from '#api/favorites.ts';
import { selectGames } from '../games/select-games.ts';
import { handle } from '../../base/endpoints/handler.ts';

/** Marks one of the brand's games; a second mark changes nothing. */
export const addFavoriteHandler = handle(addFavorite, async (input, context, refuse) => {
  const { database, merchant, session } = context;
  const { nodeId, vendor, gameType } = input;
  const found = await selectGames(database, merchant.id, { vassalage: vendor, gameType })
    .where('game.nodeId', '=', nodeId)
    .executeTakeFirst();
  if (!found) return refuse('not_found');
  await database
    .insertInto('favorite')
    .values({ merchantId: merchant.id, memberId: session.memberId, nodeId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { nodeId: String(nodeId) };
});
