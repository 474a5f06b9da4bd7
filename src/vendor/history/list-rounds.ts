import type { AnswerOf, ParsedOf } from '#api/endpoint.ts';
import type { ListedRound, playHistory } from '#api/play-history.ts';
import type { PlaySession, StoredRound } from '../database/games-tables.ts';
import { pickOf } from '../settlement/apply-act.ts';
import { playedSharedly } from '../settlement/played-sharedly.ts';
import { shownStatus } from '../rounds/show-round.ts';
import { listSharedBets } from '../shared-rounds/list-shared-bets.ts';
import type { VendorContext } from '../context/vendor-context.ts';
import { answerPage, endColumns, isOlder, rowsOf } from '../pages/history-page.ts';

const toListed = (round: StoredRound): ListedRound => {
  const { id, startedAt, stakeMinor, payoutMinor, jackpotMinor, state } = round;
  const status = shownStatus(round);
  return {
    roundId: id,
    startedAt: startedAt.toISOString(),
    status,
    stakeMinor,
    payoutMinor: status === 'ended' ? payoutMinor : null,
    jackpotMinor,
    // The line of an open round would reveal what is still hidden.
    summary: status === 'ended' ? pickOf(round, state) : '',
  };
};

/** The player's rounds of this game, the newest first. */
export const listRounds = async (
  context: VendorContext,
  session: PlaySession,
  page: ParsedOf<typeof playHistory>,
): Promise<AnswerOf<typeof playHistory>> => {
  if (playedSharedly(session)) return listSharedBets(context, session, page);
  const { skip, limit } = rowsOf(page);
  const own = context.database
    .selectFrom('round')
    .where('playerId', '=', session.playerId)
    .where('nodeId', '=', session.nodeId)
    .where('steps', '>', 0);
  const rounds = await own
    .selectAll()
    .select(endColumns('startedAt', 'id'))
    .where(isOlder('startedAt', 'id', page))
    .orderBy('startedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .$if(skip > 0, (query) => query.offset(skip))
    .execute();
  const count = async (): Promise<number> =>
    (await own.select(({ fn }) => fn.countAll<number>().as('all')).executeTakeFirstOrThrow()).all;
  return answerPage(page, rounds, { show: toListed, count });
};
