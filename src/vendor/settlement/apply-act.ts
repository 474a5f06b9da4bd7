import type { GamesTransaction, PendingAct, StoredRound } from '../database/games-tables.ts';
import { sealJson } from '../database/sealed-columns.ts';
import { writeMessage } from '../wallet/write-message.ts';
import { kindOfRound } from './playing.ts';
import { splitPayout } from './split-payout.ts';

/** The longest line that a record takes. */
const LONGEST_PICK = 200;

/** One line about a round, for the records. */
export const pickOf = (round: Pick<StoredRound, 'model'>, state: unknown): string =>
  kindOfRound(round).summary(round.model, state).slice(0, LONGEST_PICK);

/**
 * Applies an act: its state, its stake and what it shows. When it ends the round, the wallet is
 * told, unless it knows already.
 *
 * @param isSettled the wallet took stake and payout in one message
 * @returns the numbers of the messages that tell the wallet
 */
export const applyAct = async (
  tx: GamesTransaction,
  round: StoredRound,
  pending: PendingAct,
  isSettled = false,
): Promise<readonly number[]> => {
  const hasEnded = pending.payoutMinor !== null;
  const view = kindOfRound(round).show(round.model, pending.state, hasEnded);
  await tx
    .insertInto('roundStep')
    .values({
      roundId: round.id,
      step: round.steps,
      act: JSON.stringify(pending.act),
      view: JSON.stringify(view ?? null),
    })
    .execute();
  const next = hasEnded ? await queueEndMessage(tx, round, pending, isSettled) : [];
  await tx
    .updateTable('round')
    .set({
      // Once the round has ended, there is nothing left to foresee.
      state: hasEnded ? JSON.stringify(pending.state ?? null) : sealJson(pending.state),
      pending: null,
      steps: round.steps + 1,
      stakeMinor: round.stakeMinor + pending.stakeMinor,
      payoutMinor: pending.payoutMinor,
      actedAt: new Date(),
      status: hasEnded ? (next.length > 0 ? 'paying' : 'ended') : 'open',
      ...(hasEnded && { endedAt: new Date() }),
    })
    .where('id', '=', round.id)
    .execute();
  return next;
};

/** What the wallet must hear of an end: a payout for each bet, and a jackpot. */
const queueEndMessage = async (
  tx: GamesTransaction,
  round: StoredRound,
  { payoutMinor, jackpot, state }: PendingAct,
  isSettled: boolean,
): Promise<readonly number[]> => {
  const { vendorCode, id: roundId } = round;
  const bets = await tx
    .selectFrom('message')
    .select(['transactionId', 'stakeMinor'])
    .where('roundId', '=', roundId)
    .where('call', '=', 'bet')
    .where('state', '=', 'done')
    .orderBy('id')
    .execute();
  const { merchant, playerId } = await tx
    .selectFrom('player')
    .select(['merchant', 'playerId'])
    .where('id', '=', round.playerId)
    .executeTakeFirstOrThrow();
  const told: number[] = [];
  const pick = pickOf(round, state);
  const shares = splitPayout(
    payoutMinor ?? 0,
    bets.map(({ stakeMinor }) => stakeMinor),
  );
  if (!isSettled)
    for (const [at, { transactionId }] of bets.entries()) {
      const body = { merchant, playerId, transactionId, payoutMinor: shares[at] ?? 0, pick };
      told.push(await writeMessage(tx, { vendorCode, call: 'win', transactionId, roundId, body }));
    }
  const [first] = bets;
  if (jackpot && first) {
    const { transactionId } = first;
    const body = { merchant, playerId, transactionId };
    told.push(
      await writeMessage(tx, { vendorCode, call: 'jackpot', transactionId, roundId, body }),
    );
  }
  return told;
};
