import { type Room, roomList } from '#api/game-lobby.ts';
import { roomIdOf, roomsOf } from '#domain/rooms.ts';
import { sql } from '../../base/database/sql.ts';
import { selectGames } from '../games/select-games.ts';
import { toGame } from '../games/to-game.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { countPlayers } from './count-players.ts';

/** The rooms of the brand's card games, each with who has it open now. */
export const roomListHandler = handle(roomList, async (input, context, refuse) => {
  const { database, merchant, language } = context;
  const { nodeId, vassalage, pageNo, pageSize } = input;
  let query = selectGames(database, merchant.id, { gameType: 'PVP', vassalage });
  if (nodeId !== undefined) query = query.where('game.nodeId', '=', nodeId);
  const rows = await query
    .select(sql<number>`count(*) over ()`.as('total'))
    .orderBy('game.sequence')
    .orderBy('game.nodeId')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute();
  if (nodeId !== undefined && rows.length === 0) refuse('not_found');
  const games = rows.map(({ total: _total, ...row }) => toGame(row, language));
  const players = await countPlayers(database, merchant.id, games);
  return {
    currency: merchant.config.currency,
    tables: games.map((game) => ({
      game,
      rooms: roomsOf(game).map((stakes): Room => {
        const roomId = roomIdOf(game.nodeId, stakes.level);
        return { ...stakes, roomId, players: players.get(roomId) ?? 0 };
      }),
    })),
    pageNo,
    totalPages: Math.ceil((rows[0]?.total ?? 0) / pageSize),
  };
});
