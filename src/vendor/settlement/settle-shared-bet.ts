import type {
  GamesTransaction,
  StoredSharedBet,
  StoredSharedRound,
} from '../database/games-tables.ts';
import { writeMessage } from '../wallet/write-message.ts';
import { kindOfShared } from './played-sharedly.ts';

/** What a bet comes to, and by which way. */
interface End {
  status: 'cashed' | 'settled';
  payoutMinor: number;
  multiplier: number | null;
}

/** What a bet pays that was not cashed out before the end. */
export const endOfBet = (round: StoredSharedRound, bet: StoredSharedBet): End => {
  const kind = kindOfShared(round);
  const { model, outcome } = round;
  const placed = { bet: bet.bet, stakeMinor: bet.stakeMinor, odds: bet.odds ?? 1 };
  return {
    status: 'settled',
    payoutMinor: kind.payoutMinor(model, outcome, placed),
    multiplier: kind.takenByItself?.(model, outcome, placed)?.multiplier ?? null,
  };
};

/**
 * Ends a bet and writes what the wallet is told.
 *
 * @returns the number of the message
 */
export const settleSharedBet = async (
  tx: GamesTransaction,
  round: StoredSharedRound,
  bet: StoredSharedBet,
  { status, payoutMinor, multiplier }: End,
): Promise<number> => {
  await tx
    .updateTable('sharedBet')
    .set({ status, payoutMinor, multiplier, ...(multiplier !== null && { odds: multiplier }) })
    .where('id', '=', bet.id)
    .execute();
  const { merchant, playerId } = await tx
    .selectFrom('player')
    .select(['merchant', 'playerId'])
    .where('id', '=', bet.playerId)
    .executeTakeFirstOrThrow();
  const { model, outcome } = round;
  const pick = kindOfShared(round).summary(model, outcome, bet.bet, multiplier).slice(0, 200);
  return writeMessage(tx, {
    vendorCode: bet.vendorCode,
    call: 'win',
    transactionId: bet.id,
    sharedBetId: bet.id,
    body: { merchant, playerId, transactionId: bet.id, payoutMinor, pick },
  });
};

/**
 * Takes a bet back whose round was broken off.
 *
 * @returns the number of the message
 */
export const takeBackSharedBet = async (
  tx: GamesTransaction,
  bet: StoredSharedBet,
): Promise<number> => {
  await tx
    .updateTable('sharedBet')
    .set({ status: 'rolling_back' })
    .where('id', '=', bet.id)
    .execute();
  const { merchant, playerId } = await tx
    .selectFrom('player')
    .select(['merchant', 'playerId'])
    .where('id', '=', bet.playerId)
    .executeTakeFirstOrThrow();
  return writeMessage(tx, {
    vendorCode: bet.vendorCode,
    call: 'rollback',
    transactionId: bet.id,
    sharedBetId: bet.id,
    body: { merchant, playerId, transactionId: bet.id },
  });
};
