import type { GamesTransaction, Message, StoredRound } from '../database/games-tables.ts';
import type { FollowUp, Said } from '../wallet/deliver-message.ts';
import { HELD_MS, nextRequestId } from '../wallet/write-message.ts';
import { applyAct } from './apply-act.ts';

/** What follows for a round from what the wallet said to one of its messages. */
export const followRound: FollowUp = async (tx, message, said) => {
  const round = await tx
    .selectFrom('round')
    .selectAll()
    .where('id', '=', message.roundId ?? '')
    .forUpdate()
    .executeTakeFirstOrThrow();
  return follow[message.call](tx, round, message, said);
};

type Follow = (
  tx: GamesTransaction,
  round: StoredRound,
  message: Message,
  said: Said,
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

/** A stake that was not taken, or was taken back: the act has never been. */
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

/** Ended, once every message about the end was answered. */
const endWhenPaid = async (
  tx: GamesTransaction,
  round: StoredRound,
): Promise<readonly number[]> => {
  const { left } = await tx
    .selectFrom('message')
    .select((count) => count.fn.countAll<number>().as('left'))
    .where('roundId', '=', round.id)
    .where('state', '=', 'pending')
    .executeTakeFirstOrThrow();
  return left > 0 ? [] : setStatus(tx, round, 'ended');
};

/**
 * A payout so great that the house asks a person first keeps nobody from the round: the stake is
 * placed by itself, and what was won is told as a win, which waits until it is allowed.
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
  bet: async (tx, round, message, said) => {
    const { body } = message;
    if (!round.pending) throw new Error(`the round ${round.id} waits for no stake`);
    if (!said.ok && said.refusal === 'exposure_exceeded' && body['payoutMinor'] !== undefined)
      return stakeFirst(tx, message);
    return said.ok
      ? applyAct(tx, round, round.pending, body['payoutMinor'] !== undefined)
      : forgetAct(tx, round, 'refused');
  },
  win: async (tx, round, _message, said) => {
    // A payout that the wallet does not take is for a person to look at: the round stays so.
    return said.ok ? endWhenPaid(tx, round) : [];
  },
  rollback: async (tx, round, { transactionId }, said) => {
    if (said.ok) return forgetAct(tx, round, 'void');
    // It cannot be taken back, so it was taken: the wallet is asked what it answered then.
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
  jackpot: async (tx, round, _message, said) => {
    if (said.ok)
      await tx
        .updateTable('round')
        .set({ jackpotMinor: said.value.amountMinor ?? 0 })
        .where('id', '=', round.id)
        .execute();
    return endWhenPaid(tx, round);
  },
};
