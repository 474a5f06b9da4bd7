import type { GamesDatabase, GamesTransaction, Message } from '../database/games-tables.ts';
import { nextRequestId } from './write-message.ts';

/** What came of an operator's word about a message. */
export type Resolved =
  | { ok: true; message: Message }
  | { ok: false; code: 'message_unknown' | 'not_refused' };

/**
 * Lets a refused end of a round be sent once more, as a new request: the wallet would answer the old
 * one as before. A running service sends it within moments.
 */
export const retryRefused = (database: GamesDatabase, id: number): Promise<Resolved> =>
  resolve(database, id, async (tx, message) => {
    const requestId = nextRequestId(message.requestId);
    const { transactionId } = message;
    // Of a jackpot that was written when it was still asked for by its session.
    const owner = message.call === 'jackpot' ? await ownerOf(tx, message) : null;
    const body = owner ? { ...owner, transactionId } : message.body;
    return tx
      .updateTable('message')
      .set({
        requestId,
        body: JSON.stringify({ ...body, requestId }),
        state: 'pending',
        refusal: null,
        answeredAt: null,
        attempts: 0,
        nextTryAt: new Date(),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });

/**
 * Closes a refused end of a round that no wallet will take any more, because the matter was settled
 * in another way: its round waits no longer.
 *
 * @param reason is kept with the message
 */
export const closeRefused = (
  database: GamesDatabase,
  id: number,
  reason: string,
): Promise<Resolved> =>
  resolve(database, id, async (tx, message) => {
    const closed = await tx
      .updateTable('message')
      .set({ state: 'abandoned', answer: JSON.stringify({ closedBecause: reason }) })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await endWithout(tx, message);
    return closed;
  });

const resolve = (
  database: GamesDatabase,
  id: number,
  work: (tx: GamesTransaction, message: Message) => Promise<Message>,
): Promise<Resolved> =>
  database.transaction().execute(async (tx): Promise<Resolved> => {
    const message = await tx
      .selectFrom('message')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!message) return { ok: false, code: 'message_unknown' };
    const isEnd = message.call === 'win' || message.call === 'jackpot';
    if (message.state !== 'refused' || !isEnd) return { ok: false, code: 'not_refused' };
    return { ok: true, message: await work(tx, message) };
  });

const ownerOf = (
  tx: GamesTransaction,
  { roundId }: Message,
): Promise<{ merchant: string; playerId: string }> =>
  tx
    .selectFrom('round')
    .innerJoin('player', 'player.id', 'round.playerId')
    .select(['player.merchant', 'player.playerId'])
    .where('round.id', '=', roundId ?? '')
    .executeTakeFirstOrThrow();

/** The wallet took the bet back, or never had it: nothing was played. Else the round has ended. */
const endWithout = async (
  tx: GamesTransaction,
  { roundId, sharedBetId, refusal }: Message,
): Promise<void> => {
  const isVoid = refusal === 'bet_voided' || refusal === 'bet_unknown';
  if (roundId === null) {
    await tx
      .updateTable('sharedBet')
      .set({ closedAt: new Date(), ...(isVoid && { status: 'void' }) })
      .where('id', '=', sharedBetId ?? '')
      .execute();
    return;
  }
  const left = await tx
    .selectFrom('message')
    .select('id')
    .where('roundId', '=', roundId)
    .where('state', 'in', ['pending', 'refused'])
    .execute();
  if (left.length > 0) return;
  await tx
    .updateTable('round')
    .set({ status: isVoid ? 'void' : 'ended' })
    .where('id', '=', roundId)
    .where('status', '=', 'paying')
    .execute();
};
