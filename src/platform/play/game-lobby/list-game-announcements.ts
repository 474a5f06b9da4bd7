import { gameAnnouncements } from '#api/game-lobby.ts';
import { sql } from '../../base/database/sql.ts';
import { selectGames } from '../games/select-games.ts';
import { toGame } from '../games/to-game.ts';
import { handle } from '../../base/endpoints/handler.ts';

/** What is being maintained comes first, then what is new, the newest first. */
export const gameAnnouncementsHandler = handle(gameAnnouncements, async (input, context) => {
  const { database, merchant, language } = context;
  const maintained = sql<boolean>`game.maintenance or coalesce(own.maintenance, false)`;
  const rows = await selectGames(database, merchant.id, { gameType: input.gameType })
    .select(sql<string>`to_char(game.released_on, 'YYYY-MM-DD')`.as('releasedOn'))
    .where((row) => row.or([row('game.isNew', '=', true), maintained]))
    .orderBy(maintained, 'desc')
    .orderBy('game.releasedOn', 'desc')
    .orderBy('game.nodeId')
    .limit(input.limit)
    .execute();
  return rows.map(({ releasedOn, ...row }) => ({
    kind: row.maintenance ? ('maintenance' as const) : ('new' as const),
    releasedOn,
    game: toGame(row, language),
  }));
});
