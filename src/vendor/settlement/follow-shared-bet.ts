import type {
  GamesTransaction,
  Message,
  StoredSharedBet,
  StoredSharedRound,
} from '../database/games-tables.ts';
import type { FollowUp, WalletAnswer } from '../wallet/deliver-message.ts';
import { endOfBet, settleSharedBet, takeBackSharedBet } from './settle-shared-bet.ts';

/** What follows for a bet on a shared round from what the wallet said to one of its messages. */
export const followSharedBet: FollowUp = async (tx, message, answer) => {
  const bet = await tx
    .selectFrom('sharedBet')
    .selectAll()
    .where('id', '=', message.sharedBetId ?? '')
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (message.call === 'bet') return followStake(tx, bet, answer);
  if (message.call === 'rollback') return followRollback(tx, bet, message, answer);
  // A payout that the wallet does not take is for a person to look at: the bet is not closed.
  return answer.ok ? setBet(tx, bet, { closedAt: new Date() }) : [];
};

const setBet = async (
  tx: GamesTransaction,
  { id }: StoredSharedBet,
  change: { status?: StoredSharedBet['status']; closedAt?: Date },
): Promise<readonly number[]> => {
  await tx.updateTable('sharedBet').set(change).where('id', '=', id).execute();
  return [];
};

/** A stake that was taken counts, also when the answer came after the round's end. */
const followStake = async (
  tx: GamesTransaction,
  bet: StoredSharedBet,
  answer: WalletAnswer,
): Promise<readonly number[]> => {
  if (!answer.ok) return setBet(tx, bet, { status: 'refused', closedAt: new Date() });
  // The round's own end waits for this lock, or was there before.
  const round: StoredSharedRound = await tx
    .selectFrom('sharedRound')
    .selectAll()
    .where('id', '=', bet.roundId)
    .forShare()
    .executeTakeFirstOrThrow();
  if (round.status === 'void') return [await takeBackSharedBet(tx, bet)];
  if (round.status === 'ended')
    return [await settleSharedBet(tx, round, bet, endOfBet(round, bet))];
  return setBet(tx, bet, { status: 'placed' });
};

const followRollback = async (
  tx: GamesTransaction,
  bet: StoredSharedBet,
  { transactionId }: Message,
  answer: WalletAnswer,
): Promise<readonly number[]> => {
  if (answer.ok) return setBet(tx, bet, { status: 'void', closedAt: new Date() });
  // The rollback was refused, so the stake was taken: the bet is sent again to get its first
  // answer.
  await setBet(tx, bet, { status: 'staking' });
  const again = await tx
    .updateTable('message')
    .set({ state: 'pending', nextTryAt: new Date() })
    .where('transactionId', '=', transactionId)
    .where('call', '=', 'bet')
    .returning('id')
    .executeTakeFirstOrThrow();
  return [again.id];
};
