import { recentGame } from '#api/game-lobby.ts';
import { sql } from '../../base/database/sql.ts';
import { wantsMobile } from '../games/read-device.ts';
import { selectGames } from '../games/select-games.ts';
import { toGame } from '../games/to-game.ts';
import { handle } from '../../base/endpoints/handler.ts';

/** The games that the account has started and that the brand still shows, the latest first. */
export const recentGameHandler = handle(recentGame, async (input, context) => {
  const { database, merchant, session, language } = context;
  const { gameType, vassalage, page, pageSize } = input;
  const query = selectGames(database, merchant.id, {
    gameType,
    vassalage,
    onMobile: wantsMobile(input),
  }).innerJoin('recentGame as recent', (join) =>
    join
      .onRef('recent.nodeId', '=', 'game.nodeId')
      .on('recent.merchantId', '=', merchant.id)
      .on('recent.memberId', '=', session.memberId),
  );
  const counted = await query
    .clearSelect()
    .select(sql<number>`count(*)`.as('total'))
    .execute();
  const rows = await query
    .orderBy('recent.startedAt', 'desc')
    .orderBy('game.nodeId')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const total = counted[0]?.total ?? 0;
  return {
    list: rows.map((row) => toGame(row, language)),
    page,
    totalPages: Math.ceil(total / pageSize),
    total,
  };
});
