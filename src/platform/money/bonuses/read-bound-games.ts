import type { BoundGames } from '#api/bonuses.ts';
import type { GameType } from '#generated/merchant-config.ts';
import { readText } from '#domain/read-text.ts';
import type { Database } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { offeredGames } from '../../base/merchants/offered-games.ts';

/** What something is bound to: games by their numbers or by their codes, or categories. */
export interface Bound {
  nodeIds?: readonly number[] | null | undefined;
  games?: readonly string[] | null | undefined;
  categories?: readonly GameType[] | null | undefined;
  mostMinor: number | null;
}

/**
 * Finds the names of games that bonuses and items of the points mall are bound to, in one query for all of them.
 *
 * @returns what tells the games of one of them that the brand still offers; null for one that is bound to nothing
 */
export const readBoundGames = async (
  database: Database,
  { id, config }: Merchant,
  language: string,
  all: readonly Bound[],
): Promise<(bound: Bound) => BoundGames | null> => {
  const nodeIds = all.flatMap((bound) => bound.nodeIds ?? []);
  const codes = all.flatMap(({ games }) => games ?? []);
  const rows =
    nodeIds.length + codes.length === 0
      ? []
      : await offeredGames(database, id)
          .select(['game.nodeId', 'game.gameCode', 'game.names'])
          .where((game) =>
            game.or([
              game('game.nodeId', 'in', [0, ...nodeIds]),
              game('game.gameCode', 'in', ['', ...codes]),
            ]),
          )
          .orderBy('game.nodeId')
          .execute();
  const { fallback } = config.languages;
  const offered = new Set(config.categories.map(({ type }) => type));
  return (bound) => {
    if (!bound.nodeIds && !bound.games && !bound.categories) return null;
    const own = rows.filter(
      ({ nodeId, gameCode }) => bound.nodeIds?.includes(nodeId) || bound.games?.includes(gameCode),
    );
    return {
      games: own.map(({ nodeId, names }) => ({
        nodeId,
        name: readText(names, language, fallback),
      })),
      categories: (bound.categories ?? []).filter((type) => offered.has(type)),
      mostMinor: bound.mostMinor,
    };
  };
};
