import type { GamesTransaction, Message, StoredRound } from '../database/games-tables.ts';
import type { FollowUp, WalletAnswer } from '../wallet/deliver-message.ts';
import { HELD_MS, nextRequestId } from '../wallet/write-message.ts';
import { applyAct } from './apply-act.ts';

/** What follows for a round from what the wallet said to one of its messages. */
export const followRound: FollowUp = async (tx, message, answer) => {
  const round = await tx
    .selectFrom('round')
    .selectAll()
    .where('id', '=', message.roundId ?? '')
    .forUpdate()
    .executeTakeFirstOrThrow();
  return follow[message.call](tx, round, message, answer);
};

type Follow = (
  tx: GamesTransaction,
  round: StoredRound,
  message: Message,
  answer: WalletAnswer,
) => Promise<readonly number[]>;

const setStatus = async (
  tx: GamesTransaction,
  { id }: StoredRound,
  status: StoredRound['status'],
): Promise<readonly number[]> => {
  await tx
    .updateTable('round')
    .set({ status, pending: null, ...(status === 'void' && { endedAt: new Date() }) })
    .where('id', '=', id)
    .execute();
  return [];
};

/** A stake that was refused or rolled back: the act is discarded. */
const forgetAct = async (
  tx: GamesTransaction,
  round: StoredRound,
  whenFirst: 'refused' | 'void',
): Promise<readonly number[]> => {
  if (round.steps > 0) return setStatus(tx, round, 'open');
  // Nothing was played: the time of the next round need not be waited for.
  await tx
    .updateTable('player')
    .set({ lastStartedAt: null })
    .where('id', '=', round.playerId)
    .where('lastStartedAt', '=', round.startedAt)
    .execute();
  return setStatus(tx, round, whenFirst);
};

/** Ended, once every message about the end was answered; not while a person has to look at a payout of it. */
const endWhenPaid = async (
  tx: GamesTransaction,
  round: StoredRound,
): Promise<readonly number[]> => {
  const { left } = await tx
    .selectFrom('message')
    .select((count) => count.fn.countAll<number>().as('left'))
    .where('roundId', '=', round.id)
    .where((of) =>
      of.or([
        of('state', '=', 'pending'),
        of.and([of('state', '=', 'refused'), of('call', '=', 'win')]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return left > 0 ? [] : setStatus(tx, round, 'ended');
};

/**
 * A payout so large that an operator must approve it does not stop the round: the stake is sent by
 * itself, and the payout as a `win` that waits for approval.
 */
const stakeFirst = async (
  tx: GamesTransaction,
  { id, requestId, body }: Message,
): Promise<readonly number[]> => {
  const again = nextRequestId(requestId);
  await tx
    .updateTable('message')
    .set({
      requestId: again,
      body: JSON.stringify({ ...body, requestId: again, payoutMinor: undefined }),
      state: 'pending',
      refusal: null,
      answeredAt: null,
      nextTryAt: new Date(Date.now() + HELD_MS),
    })
    .where('id', '=', id)
    .execute();
  return [id];
};

const follow: Record<Message['call'], Follow> = {
  bet: async (tx, round, message, answer) => {
    const { body } = message;
    if (!round.pending) throw new Error(`the round ${round.id} waits for no stake`);
    if (!answer.ok && answer.refusal === 'exposure_exceeded' && body['payoutMinor'] !== undefined)
      return stakeFirst(tx, message);
    return answer.ok
      ? applyAct(tx, round, round.pending, body['payoutMinor'] !== undefined)
      : forgetAct(tx, round, 'refused');
  },
  win: async (tx, round, _message, answer) => {
    // A payout that the wallet does not take is for a person to look at: the round stays so.
    return answer.ok ? endWhenPaid(tx, round) : [];
  },
  rollback: async (tx, round, { transactionId }, answer) => {
    if (answer.ok) return forgetAct(tx, round, 'void');
    // The rollback was refused, so the stake was taken: the bet is sent again to get its first
    // answer.
    await tx.updateTable('round').set({ status: 'staking' }).where('id', '=', round.id).execute();
    const bet = await tx
      .updateTable('message')
      .set({ state: 'pending', nextTryAt: new Date() })
      .where('transactionId', '=', transactionId)
      .where('call', '=', 'bet')
      .returning('id')
      .executeTakeFirstOrThrow();
    return [bet.id];
  },
  jackpot: async (tx, round, _message, answer) => {
    if (answer.ok)
      await tx
        .updateTable('round')
        .set({ jackpotMinor: answer.value.amountMinor ?? 0 })
        .where('id', '=', round.id)
        .execute();
    return endWhenPaid(tx, round);
  },
};
