import type { GamesTransaction, Message } from '../database/games-tables.ts';
import type { VendorContext } from '../context/vendor-context.ts';
import { deliverMessage, type FollowUp } from './deliver-message.ts';
import { HELD_MS, writeMessage } from './write-message.ts';

/** Messages that one look sends. */
const AT_ONCE = 100;

/**
 * Sends what was not answered yet, and takes back stakes that have waited too long: nobody knows
 * whether the wallet took them, and their players shall not wait for ever.
 */
export const resendMessages = async (context: VendorContext, followUp: FollowUp): Promise<void> => {
  await rollBackOldStakes(context);
  const due = await takeDue(context);
  await Promise.all(
    due.map(({ id }) =>
      deliverMessage(context, id, followUp).catch((error: unknown) => {
        context.log.error({ err: error, message: id }, 'an answer could not be followed');
      }),
    ),
  );
};

/** The messages that are due, taken for this process: no other sends them at the same time. */
const takeDue = ({ database }: VendorContext): Promise<{ id: number }[]> =>
  database
    .updateTable('message')
    .set({ nextTryAt: new Date(Date.now() + HELD_MS) })
    .where('id', 'in', (of) =>
      of
        .selectFrom('message')
        .select('id')
        .where('state', '=', 'pending')
        .where('nextTryAt', '<=', new Date())
        .orderBy('nextTryAt')
        .limit(AT_ONCE)
        .forUpdate()
        .skipLocked(),
    )
    .returning('id')
    .execute();

const rollBackOldStakes = (context: VendorContext): Promise<void> =>
  context.database.transaction().execute(async (tx) => {
    const old = await tx
      .updateTable('message')
      .set({ state: 'abandoned' })
      .where('state', '=', 'pending')
      .where('call', '=', 'bet')
      .where('createdAt', '<', new Date(Date.now() - context.times.stakeLifeMs))
      .where((of) =>
        of.not(
          of.exists(
            of
              .selectFrom('message as earlier')
              .select('earlier.id')
              .whereRef('earlier.transactionId', '=', 'message.transactionId')
              .where('earlier.call', '=', 'rollback'),
          ),
        ),
      )
      .returningAll()
      .execute();
    for (const message of old) await takeBack(tx, message);
  });

const takeBack = async (tx: GamesTransaction, message: Message): Promise<void> => {
  const { vendorCode, transactionId, roundId, sharedBetId } = message;
  const owner = await ownerOf(tx, message);
  await writeMessage(tx, {
    vendorCode,
    call: 'rollback',
    transactionId,
    ...(roundId !== null && { roundId }),
    ...(sharedBetId !== null && { sharedBetId }),
    body: { ...owner, transactionId },
  });
  const status = 'rolling_back' as const;
  if (roundId === null)
    await tx
      .updateTable('sharedBet')
      .set({ status })
      .where('id', '=', sharedBetId ?? '')
      .execute();
  else await tx.updateTable('round').set({ status }).where('id', '=', roundId).execute();
  await tx
    .updateTable('message')
    .set({ nextTryAt: new Date() })
    .where('requestId', '=', `rollback:${transactionId}`)
    .execute();
};

/** Whose bet a message is about, as the platform names the player. */
const ownerOf = async (
  tx: GamesTransaction,
  { roundId, sharedBetId }: Message,
): Promise<{ merchant: string; playerId: string }> => {
  const { playerId } = await (
    roundId === null
      ? tx
          .selectFrom('sharedBet')
          .select('playerId')
          .where('id', '=', sharedBetId ?? '')
      : tx.selectFrom('round').select('playerId').where('id', '=', roundId)
  ).executeTakeFirstOrThrow();
  return tx
    .selectFrom('player')
    .select(['merchant', 'playerId'])
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
};
