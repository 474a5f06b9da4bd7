import { liveModelList } from '#api/game-lobby.ts';
import { hostOf } from '#domain/live-hosts.ts';
import { selectGames } from '../games/select-games.ts';
import { toGame } from '../games/to-game.ts';
import { handle } from '../../base/endpoints/handler.ts';

/** The brand's live tables by their hosts, each host once with the leading table. */
export const liveModelListHandler = handle(liveModelList, async (input, context) => {
  const { database, merchant, language } = context;
  const rows = await selectGames(database, merchant.id, {
    gameType: 'LIVE',
    vassalage: input.vassalage,
  })
    .where('game.isGame', '=', 'GAME')
    .orderBy('game.sequence')
    .orderBy('game.nodeId')
    .execute();
  const byHost = Map.groupBy(rows, ({ gameCode }) => hostOf(gameCode));
  return [...byHost]
    .slice(0, input.limit)
    .flatMap(([{ id, name, look }, [table]]) =>
      table ? [{ modelId: id, name, look, game: toGame(table, language) }] : [],
    );
});
