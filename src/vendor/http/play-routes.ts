import type { FastifyInstance } from 'fastify';
import { playMove, playResume, playRound, playSession } from '#api/play.ts';
import { playHistory, playRoundDetail } from '#api/play-history.ts';
import { playFairness, rotateSeed, verifyRound } from '#api/play-fairness.ts';
import { cashOut, sharedBet } from '#api/play-shared.ts';
import { readFairness, rotateSeeds } from '../fairness/rotate-seed.ts';
import { listRounds } from '../history/list-rounds.ts';
import { readDetail } from '../history/read-detail.ts';
import { verifyRoundOf } from '../history/verify-round.ts';
import { moveRound } from '../rounds/move-round.ts';
import { startRound } from '../rounds/start-round.ts';
import { readSession, requirePlay } from '../sessions/read-session.ts';
import { openSession } from '../state/open-session.ts';
import { resumeState } from '../state/read-state.ts';
import { cashOutBet } from '../shared-rounds/cash-out-bet.ts';
import { placeSharedBet } from '../shared-rounds/place-shared-bet.ts';
import type { SharedTables } from '../shared-rounds/shared-tables.ts';
import type { VendorContext } from '../context/vendor-context.ts';
import { answerCall } from './answer-call.ts';

/** Everything that a game's page can ask. */
export const registerPlayRoutes = (
  app: FastifyInstance,
  context: VendorContext,
  tables: SharedTables,
): void => {
  const find = (token: string | null) => readSession(context, token);
  const play = async (token: string | null) => requirePlay(await find(token));

  answerCall(app, playSession, (input) => openSession(context, input));
  answerCall(app, playResume, async (_, token) => resumeState(context, await find(token)));
  answerCall(app, playRound, async ({ requestId, choice, stakeMinor }, token) =>
    startRound(context, await play(token), { requestId, choice, stakeMinor }),
  );
  answerCall(app, playMove, async ({ requestId, roundId, step, move }, token) =>
    moveRound(context, await play(token), { requestId, roundId, step, move }),
  );
  answerCall(app, playHistory, async (page, token) => listRounds(context, await find(token), page));
  answerCall(app, playRoundDetail, async ({ roundId }, token) =>
    readDetail(context, await find(token), roundId),
  );
  answerCall(app, playFairness, async (_, token) => readFairness(context, await find(token)));
  answerCall(app, rotateSeed, async ({ clientSeed }, token) =>
    rotateSeeds(context, await play(token), clientSeed),
  );
  answerCall(app, sharedBet, async (bet, token) =>
    placeSharedBet(context, tables, await play(token), bet),
  );
  answerCall(app, cashOut, async ({ betId }, token) =>
    cashOutBet(context, tables, await play(token), betId),
  );
  answerCall(app, verifyRound, ({ roundId }) => verifyRoundOf(context, roundId));
};
