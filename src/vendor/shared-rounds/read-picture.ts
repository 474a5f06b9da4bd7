import type { LiveRound } from '#api/play-shared.ts';
import type { GamesDatabase, StoredSharedRound } from '../database/games-tables.ts';
import type { SharedGame } from '../chains/open-shared-round.ts';
import type { NamedBet } from './show-shared-round.ts';

/** Results that a page lists. */
const PAST = 20;

/** The bets on a round that stand, with their players' masked names. */
export const readBets = async (database: GamesDatabase, roundId: string): Promise<NamedBet[]> => {
  const rows = await database
    .selectFrom('sharedBet')
    .innerJoin('player', 'player.id', 'sharedBet.playerId')
    .innerJoin('playSession', 'playSession.id', 'sharedBet.sessionId')
    .selectAll('sharedBet')
    .select(['player.name', 'playSession.facts'])
    .where('sharedBet.roundId', '=', roundId)
    .where('sharedBet.status', 'in', ['placed', 'cashed', 'settled'])
    .orderBy('sharedBet.placedAt')
    .execute();
  return rows.map(({ facts, ...bet }) => ({ ...bet, currency: facts.currency }));
};

/** The round of a game that was opened last; undefined before the first. */
export const findNewest = (
  database: GamesDatabase,
  { merchant, nodeId }: Pick<SharedGame, 'merchant' | 'nodeId'>,
): Promise<StoredSharedRound | undefined> =>
  database
    .selectFrom('sharedRound')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('nodeId', '=', nodeId)
    .orderBy('openedAt', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The results of a game before a round, the newest first. */
export const readPast = async (
  database: GamesDatabase,
  { merchant, nodeId, kind }: Pick<SharedGame, 'merchant' | 'nodeId' | 'kind'>,
  before: Pick<StoredSharedRound, 'id' | 'openedAt'> | null,
): Promise<LiveRound['past']> => {
  const rounds = await database
    .selectFrom('sharedRound')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('nodeId', '=', nodeId)
    .where('status', '=', 'ended')
    .$if(before !== null, (query) =>
      query
        .where('openedAt', '<=', before?.openedAt ?? new Date())
        .where('id', '<>', before?.id ?? ''),
    )
    .orderBy('openedAt', 'desc')
    .limit(PAST)
    .execute();
  return rounds.map(({ id, index, model, outcome }) => ({
    roundId: id,
    index,
    show: kind.show(model, outcome, null) ?? null,
  }));
};
