import type { AnswerOf } from '#api/endpoint.ts';
import type { playMove } from '#api/play.ts';
import type {
  GamesTransaction,
  PendingAct,
  PlaySession,
  StoredRound,
} from '../database/games-tables.ts';
import { sealJson } from '../database/sealed-columns.ts';
import { followUp } from '../settlement/follow-up.ts';
import { refuse } from '../context/refusal.ts';
import { deliverWithin } from '../wallet/deliver-message.ts';
import type { VendorContext } from '../context/vendor-context.ts';
import { answerRound, refuseAsAnswered } from './answer-round.ts';
import { applyAct } from '../settlement/apply-act.ts';
import { kindOfRound, possible } from '../settlement/playing.ts';
import { writeBet } from './start-round.ts';

interface Move {
  requestId: string;
  roundId: string;
  step: number;
  move: unknown;
}

/** Messages that a move made necessary; `stakes`: the move holds once its stake was taken. */
interface Told {
  messages: readonly number[];
  stakes: boolean;
}

/** Goes on in an open round. The same request once more is answered with the round as it is. */
export const moveRound = async (
  context: VendorContext,
  session: PlaySession,
  move: Move,
): Promise<AnswerOf<typeof playMove>> => {
  const { messages, stakes } = await context.database
    .transaction()
    .execute((tx) => writeMove(tx, session, move));
  for (const message of messages) {
    const answer = await deliverWithin(context, message, followUp);
    // A payout that has not arrived yet is on its way; a stake that has not is no move.
    if (stakes) refuseAsAnswered(answer);
  }
  return answerRound(context, session, move.roundId);
};

const lockRound = async (
  tx: GamesTransaction,
  { playerId }: PlaySession,
  roundId: string,
): Promise<StoredRound> =>
  (await tx
    .selectFrom('round')
    .selectAll()
    .where('id', '=', roundId)
    .where('playerId', '=', playerId)
    .forUpdate()
    .executeTakeFirst()) ?? refuse('round_unknown');

const writeMove = async (
  tx: GamesTransaction,
  session: PlaySession,
  { requestId, roundId, step, move }: Move,
): Promise<Told> => {
  const round = await lockRound(tx, session, roundId);
  if (round.lastRequestId === requestId) return repeated(tx, round);
  if (round.status === 'staking') return refuse('step_passed');
  if (round.status !== 'open') return refuse('round_ended');
  if (step !== round.steps - 1) return refuse('step_passed', { step: round.steps - 1 });
  const kind = kindOfRound(round);
  const read = kind.move.safeParse(move);
  if (!read.success) return refuse('choice_impossible', { reason: 'unreadable' });
  const next = possible(kind.next(round.model, round.state, read.data));
  const pending: PendingAct = {
    act: read.data ?? null,
    state: next.state,
    stakeMinor: next.stakeMinor,
    payoutMinor: next.payoutMinor,
    jackpot: next.jackpot ?? false,
  };
  await tx
    .updateTable('round')
    .set({ lastRequestId: requestId })
    .where('id', '=', roundId)
    .execute();
  return pending.stakeMinor > 0
    ? stakeMore(tx, session, round, pending)
    : { messages: await applyAct(tx, round, pending), stakes: false };
};

const stakeMore = async (
  tx: GamesTransaction,
  session: PlaySession,
  round: StoredRound,
  pending: PendingAct,
): Promise<Told> => {
  await tx
    .updateTable('round')
    .set({ status: 'staking', pending: sealJson(pending) })
    .where('id', '=', round.id)
    .execute();
  const bet = { roundId: round.id, pending, step: await nextBet(tx, round), pick: '' };
  return { messages: [await writeBet(tx, session, bet)], stakes: true };
};

/** The number of a refused stake is not used again: the next stake is another bet. */
const nextBet = async (tx: GamesTransaction, { id }: StoredRound): Promise<number> => {
  const { bets } = await tx
    .selectFrom('message')
    .select((count) => count.fn.countAll<number>().as('bets'))
    .where('roundId', '=', id)
    .where('call', '=', 'bet')
    .executeTakeFirstOrThrow();
  return bets;
};

/** What a request that came before is still waiting for. */
const repeated = async (tx: GamesTransaction, { id, status }: StoredRound): Promise<Told> => {
  const rows = await tx
    .selectFrom('message')
    .select('id')
    .where('roundId', '=', id)
    .where('state', '=', 'pending')
    .execute();
  return { messages: rows.map((row) => row.id), stakes: status === 'staking' };
};
