import { type Room, roomList } from '#api/game-lobby.ts';
import { roomIdOf, roomsOf } from '#domain/rooms.ts';
import { sql } from '../../base/database/sql.ts';
import { selectGames } from '../games/select-games.ts';
import { toGame } from '../games/to-game.ts';
import { handle } from '../../base/endpoints/handler.ts';
import type { Database } from '../../base/database/tables.ts';

/** Who has not been heard of for so long has left without saying so. */
const AWAY_MINUTES = 10;

/**
 * How many members of a brand have each room of these games open now, by the room's name; a room
 * that nobody has open is not there.
 */
const countPlayers = async (
  database: Database,
  merchantId: number,
  games: readonly { nodeId: number }[],
): Promise<ReadonlyMap<string, number>> => {
  if (games.length === 0) return new Map();
  const rows = await database
    .selectFrom('gameSession')
    .select(['room', sql<number>`count(distinct member_id)`.as('players')])
    .where('merchantId', '=', merchantId)
    .where(
      'nodeId',
      'in',
      games.map(({ nodeId }) => nodeId),
    )
    .where('room', 'is not', null)
    .where('startedAt', 'is not', null)
    .where('endedAt', 'is', null)
    .where('seenAt', '>', sql<Date>`now() - make_interval(mins => ${AWAY_MINUTES})`)
    .groupBy('room')
    .execute();
  return new Map(rows.flatMap(({ room, players }) => (room === null ? [] : [[room, players]])));
};

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
