import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';

/** Who has not been heard of for so long has left without saying so. */
const AWAY_MINUTES = 10;

/**
 * How many members of a brand have each room of these games open now, by the room's name; a room
 * that nobody has open is not there.
 */
export const countPlayers = async (
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
