import type { AnswerOf } from '#api/endpoint.ts';
import type { playRound } from '#api/play.ts';
import type {
  GamesTransaction,
  PendingAct,
  PlaySession,
  StoredPair,
} from '../database/games-tables.ts';
import { sealJson } from '../database/sealed-columns.ts';
import { nodeDraw } from '../fairness/node-draw.ts';
import { takeNonce } from '../fairness/seed-pairs.ts';
import { followUp } from '../settlement/follow-up.ts';
import { refuse } from '../context/refusal.ts';
import { lockPlayer } from '../sessions/lock-player.ts';
import { deliverWithin } from '../wallet/deliver-message.ts';
import { writeMessage } from '../wallet/write-message.ts';
import type { VendorContext } from '../context/vendor-context.ts';
import { answerRound, refuseAsAnswered, roundMsOf } from './answer-round.ts';
import { makeRoundId } from '../context/number-round.ts';
import { type Playing, playingOf, possible } from '../settlement/playing.ts';

interface Start {
  requestId: string;
  choice: unknown;
  stakeMinor: number;
}

interface Written {
  roundId: string;
  messageId: number;
}

/** Draws a round, stakes, and answers it as far as the wallet has taken the stake. */
export const startRound = async (
  context: VendorContext,
  session: PlaySession,
  start: Start,
): Promise<AnswerOf<typeof playRound>> => {
  const playing = playingOf(session);
  const { roundId, messageId } = await context.database
    .transaction()
    .execute(
      async (tx) =>
        (await findWritten(tx, session, start)) ?? writeRound(tx, session, playing, start),
    );
  const answer = await deliverWithin(context, messageId, followUp);
  // A stake that was taken back meanwhile is asked for no more: the round is void for good, and says so.
  if (answer !== null || !(await isVoid(context, roundId))) refuseAsAnswered(answer);
  return answerRound(context, session, roundId);
};

const isVoid = async ({ database }: VendorContext, roundId: string): Promise<boolean> => {
  const { status } = await database
    .selectFrom('round')
    .select('status')
    .where('id', '=', roundId)
    .executeTakeFirstOrThrow();
  return status === 'void';
};

/** The round of a request that came before. */
const findWritten = async (
  tx: GamesTransaction,
  { playerId }: PlaySession,
  { requestId }: Start,
): Promise<Written | undefined> => {
  await lockPlayer(tx, playerId);
  return tx
    .selectFrom('round')
    .innerJoin('message', 'message.roundId', 'round.id')
    .select(['round.id as roundId', 'message.id as messageId'])
    .where('round.playerId', '=', playerId)
    .where('round.requestId', '=', requestId)
    .where('message.call', '=', 'bet')
    .orderBy('message.id')
    .limit(1)
    .executeTakeFirst();
};

const refuseTooEarly = async (
  tx: GamesTransaction,
  { playerId, nodeId, facts }: PlaySession,
  now: Date,
): Promise<void> => {
  const { lastStartedAt } = await lockPlayer(tx, playerId);
  const open = await tx
    .selectFrom('round')
    .select('id')
    .where('playerId', '=', playerId)
    .where('nodeId', '=', nodeId)
    .where('status', 'in', ['staking', 'open', 'rolling_back'])
    .executeTakeFirst();
  if (open) refuse('round_open', { roundId: open.id });
  const waitMs = lastStartedAt ? lastStartedAt.getTime() + roundMsOf(facts) - now.getTime() : 0;
  if (waitMs > 0) refuse('round_too_soon', { waitMs });
};

const writeRound = async (
  tx: GamesTransaction,
  session: PlaySession,
  { model, kind }: Playing,
  { requestId, choice, stakeMinor }: Start,
): Promise<Written> => {
  const { game } = session.facts;
  const chosen = kind.choice.safeParse(choice);
  if (!chosen.success) return refuse('choice_impossible', { reason: 'unreadable' });
  if (stakeMinor < game.minimumStakeMinor || stakeMinor > game.maximumStakeMinor)
    refuse('stake_out_of_range', { min: game.minimumStakeMinor, max: game.maximumStakeMinor });
  const startedAt = new Date();
  await refuseTooEarly(tx, session, startedAt);
  const pair = await takeNonce(tx, session.playerId);
  const step = possible(kind.start(model, chosen.data, stakeMinor, nodeDraw(pair)));
  const roundId = makeRoundId();
  const pending: PendingAct = {
    act: chosen.data ?? null,
    state: step.state,
    stakeMinor: step.stakeMinor,
    payoutMinor: step.payoutMinor,
    jackpot: step.jackpot ?? false,
  };
  await insertRound(tx, session, {
    roundId,
    requestId,
    startedAt,
    pair,
    pending,
    model,
    stakeMinor,
  });
  await tx
    .updateTable('player')
    .set({ lastStartedAt: startedAt })
    .where('id', '=', session.playerId)
    .execute();
  const pick = kind.summary(model, step.state).slice(0, 200);
  return { roundId, messageId: await writeBet(tx, session, { roundId, pending, step: 0, pick }) };
};

const insertRound = async (
  tx: GamesTransaction,
  { id, playerId, vendorCode, nodeId, facts }: PlaySession,
  round: {
    roundId: string;
    requestId: string;
    startedAt: Date;
    pair: StoredPair;
    pending: PendingAct;
    model: Playing['model'];
    stakeMinor: number;
  },
): Promise<void> => {
  const { roundId, requestId, startedAt, pair, pending, model, stakeMinor } = round;
  await tx
    .insertInto('round')
    .values({
      id: roundId,
      playerId,
      sessionId: id,
      requestId,
      lastRequestId: requestId,
      vendorCode,
      nodeId,
      gameCode: facts.game.gameCode,
      gameName: facts.game.name,
      model: JSON.stringify(model),
      status: 'staking',
      startStakeMinor: stakeMinor,
      seedPairId: pair.id,
      nonce: pair.nonce,
      state: sealJson(pending.state),
      pending: sealJson(pending),
      startedAt,
    })
    .execute();
};

/**
 * Writes down the stake of an act. A start that is its own end is settled by the same message: both
 * happen, or neither.
 *
 * @param step how many acts the round has seen
 */
export const writeBet = (
  tx: GamesTransaction,
  { vendorCode, platformToken }: PlaySession,
  {
    roundId,
    pending: { stakeMinor, payoutMinor },
    step,
    pick,
  }: { roundId: string; pending: PendingAct; step: number; pick: string },
): Promise<number> => {
  const transactionId = `${roundId}.${step}`;
  const isWhole = step === 0 && payoutMinor !== null;
  return writeMessage(tx, {
    vendorCode,
    call: 'bet',
    transactionId,
    roundId,
    stakeMinor,
    body: {
      sessionToken: platformToken,
      transactionId,
      roundId,
      stakeMinor,
      ...(isWhole && { payoutMinor, pick }),
    },
  });
};
