import type { AnswerOf } from '#api/endpoint.ts';
import type { playRoundDetail } from '#api/play-history.ts';
import type { PlaySession } from '../database/games-tables.ts';
import { refuse } from '../context/refusal.ts';
import { showRound } from '../rounds/show-round.ts';
import { readSharedDetail } from '../shared-rounds/read-shared-detail.ts';
import type { VendorContext } from '../context/vendor-context.ts';

/** One round of the player, act by act; a shared round as it stood at its end. */
export const readDetail = async (
  context: VendorContext,
  session: PlaySession,
  roundId: string,
): Promise<AnswerOf<typeof playRoundDetail>> => {
  const { database } = context;
  const round = await database
    .selectFrom('round')
    .selectAll()
    .where('id', '=', roundId)
    .where('playerId', '=', session.playerId)
    .where('steps', '>', 0)
    .executeTakeFirst();
  if (!round) return (await readSharedDetail(context, session, roundId)) ?? refuse('round_unknown');
  const steps = await database
    .selectFrom('roundStep')
    .selectAll()
    .where('roundId', '=', roundId)
    .orderBy('step')
    .execute();
  return {
    round: await showRound(database, round),
    steps: steps.map(({ step, act, view, at }) => ({ step, act, view, at: at.toISOString() })),
  };
};
