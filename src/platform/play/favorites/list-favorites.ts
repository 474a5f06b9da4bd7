import { favoriteIds, favoriteList } from '#api/favorites.ts';
import { sql } from '../../base/database/sql.ts';
import { wantsMobile } from '../games/read-device.ts';
import { selectGames } from '../games/select-games.ts';
import { toGame } from '../games/to-game.ts';
import { handle } from '../../base/endpoints/handler.ts';

/** The numbers of the marked games as texts, the newest mark first. */
export const favoriteIdsHandler = handle(favoriteIds, async (_input, context) => {
  const { database, merchant, session } = context;
  const rows = await database
    .selectFrom('favorite')
    .select('nodeId')
    .where('merchantId', '=', merchant.id)
    .where('memberId', '=', session.memberId)
    .orderBy('markedAt', 'desc')
    .orderBy('nodeId')
    .execute();
  return rows.map(({ nodeId }) => String(nodeId));
});

/** The marked games that the brand still shows, the newest mark first. */
export const favoriteListHandler = handle(favoriteList, async (input, context) => {
  const { database, merchant, session, language } = context;
  const { gameType, vassalage, pageNo, pageSize } = input;
  const query = selectGames(database, merchant.id, {
    gameType,
    vassalage,
    onMobile: wantsMobile(input),
  }).innerJoin('favorite', (join) =>
    join
      .onRef('favorite.nodeId', '=', 'game.nodeId')
      .on('favorite.merchantId', '=', merchant.id)
      .on('favorite.memberId', '=', session.memberId),
  );
  const counted = await query
    .clearSelect()
    .select(sql<number>`count(*)`.as('total'))
    .execute();
  const rows = await query
    .orderBy('favorite.markedAt', 'desc')
    .orderBy('game.nodeId')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute();
  return {
    content: rows.map((row) => toGame(row, language)),
    pageNum: pageNo,
    totalPages: Math.ceil((counted[0]?.total ?? 0) / pageSize),
  };
});
