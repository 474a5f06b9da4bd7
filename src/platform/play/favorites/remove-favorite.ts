import { removeFavorite } from '#api/favorites.ts';
import { handle } from '../../base/endpoints/handler.ts';

/** Takes a mark away, whether or not there is one. */
export const removeFavoriteHandler = handle(removeFavorite, async ({ nodeId }, context) => {
  const { database, merchant, session } = context;
  await database
    .deleteFrom('favorite')
    .where('merchantId', '=', merchant.id)
    .where('memberId', '=', session.memberId)
    .where('nodeId', '=', nodeId)
    .execute();
  return { nodeId: String(nodeId) };
});
