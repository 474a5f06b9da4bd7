import { createHash } from 'node:crypto';
import { againAfterDeadlock } from '../database/again-after-deadlock.ts';
import type { OpenTransaction } from '../database/tables.ts';
import { type Context, Refusal, type Session } from '../endpoints/handler.ts';

/** A request that its sender may repeat after receiving no response. */
export interface RepeatableRequest {
  /** The endpoint's name; an id may be used once per endpoint. */
  scope: string;
  /** Chosen by the caller; unique among the caller's own requests. */
  requestId: string;
  /** The input of the request; the same id with another input is refused. */
  input: unknown;
}

/** What is kept of an input, so that the same id with another one is noticed. */
export const hashOf = (input: unknown): string =>
  createHash('sha256').update(JSON.stringify(input)).digest('base64url');

/**
 * Executes a request once, in one transaction; a repetition returns the answer of the first. Of two
 * concurrent ones, the second waits for the first. A refusal is not stored as an answer: it rolls
 * everything back, and the request may be sent again. What PostgreSQL ends for the sake of a batch of the short way, which
 * may hold the member while it waits for this request, is done again.
 *
 * @param work done once more in such a case; its value must be serializable as JSON
 * @throws {Refusal} `request_reused` when the id was used for another input
 */
export const answerOnce = <Value>(
  { database, merchant, session }: Pick<Context, 'database' | 'merchant'> & { session: Session },
  { scope, requestId, input }: RepeatableRequest,
  work: (tx: OpenTransaction) => Promise<Value>,
): Promise<Value> =>
  againAfterDeadlock(() =>
    database.transaction().execute(async (tx) => {
      const key = { merchantId: merchant.id, memberId: session.memberId, scope, requestId };
      const requestHash = hashOf(input);
      const { numInsertedOrUpdatedRows } = await tx
        .insertInto('answeredRequest')
        .values({ ...key, requestHash, answer: null })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      if (!numInsertedOrUpdatedRows) return readAnswer<Value>(tx, key, requestHash);
      const answer = await work(tx);
      await tx
        .updateTable('answeredRequest')
        .set({ answer: JSON.stringify(answer) })
        .where('merchantId', '=', key.merchantId)
        .where('memberId', '=', key.memberId)
        .where('scope', '=', key.scope)
        .where('requestId', '=', key.requestId)
        .execute();
      return answer;
    }),
  );

const readAnswer = async <Value>(
  tx: OpenTransaction,
  key: { merchantId: number; memberId: number; scope: string; requestId: string },
  requestHash: string,
): Promise<Value> => {
  const first = await tx
    .selectFrom('answeredRequest')
    .select(['requestHash', 'answer'])
    .where('merchantId', '=', key.merchantId)
    .where('memberId', '=', key.memberId)
    .where('scope', '=', key.scope)
    .where('requestId', '=', key.requestId)
    .executeTakeFirstOrThrow();
  if (first.requestHash !== requestHash) throw new Refusal('request_reused');
  // The stored answer was written by this same endpoint.
  return first.answer as Value;
};
