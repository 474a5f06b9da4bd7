import type { PlatformEndpoint } from '#api/endpoint.ts';
import { AlarmingRefusal } from '../../base/alarms/alarm.ts';
import { raiseAlarm } from '../../base/alarms/raise-alarm.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import { Refusal } from '../../base/endpoints/handler.ts';
import { refusalOf, statusOf } from '../../base/http/answers.ts';
import type { VendorMessage } from './vendor-message.ts';

/** An answer as it is sent: the HTTP status, and the body as text. */
export interface VendorAnswer {
  status: number;
  body: string;
}

/** A refusal as a vendor gets it. */
export const refusalAnswer = (call: PlatformEndpoint, refusal: Refusal): VendorAnswer => ({
  status: statusOf(call, refusal.code),
  body: JSON.stringify(refusalOf(refusal.code, refusal.extra)),
});

/** A success as a vendor gets it. */
export const successAnswer = (value: unknown): VendorAnswer => ({
  status: 200,
  body: JSON.stringify({ success: true, value }),
});

/**
 * Notes that a nonce was used, whatever becomes of its message.
 *
 * @throws {Refusal} `nonce_reused`
 */
export const useNonce = async (
  database: Database,
  { vendorCode, nonce }: Pick<VendorMessage, 'vendorCode' | 'nonce'>,
): Promise<void> => {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('vendorNonce')
    .values({ vendorCode, nonce })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (!numInsertedOrUpdatedRows) throw new Refusal('nonce_reused');
};

/**
 * Does what a message asks for once, in one transaction; the same request again gets the same
 * answer, be it a refusal. Of two that come together, the second waits for the first.
 */
export const answerMessageOnce = async (
  database: Database,
  call: PlatformEndpoint,
  message: VendorMessage,
  work: (tx: OpenTransaction) => Promise<unknown>,
): Promise<VendorAnswer> => {
  try {
    return await database.transaction().execute(async (tx) => {
      if (!(await keepAnswer(tx, message))) return readAnswer(tx, message);
      const answer = successAnswer(await work(tx));
      await tx
        .updateTable('vendorAnswer')
        .set({ status: answer.status, answer: answer.body })
        .where('vendorCode', '=', message.vendorCode)
        .where('requestId', '=', message.requestId)
        .execute();
      return answer;
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error instanceof AlarmingRefusal) await raiseAlarm(database, error.alarm);
    const refused = refusalAnswer(call, error);
    // The same id with another body is no answer to that id.
    if (error.code === 'request_reused') return refused;
    const isKept = await keepAnswer(database, message, refused);
    return isKept ? refused : await readOrFindRefusal(database, call, message);
  }
};

/** Keeps the place of an answer; false when there is one already, which may be waited for. */
const keepAnswer = async (
  database: Database | OpenTransaction,
  { vendorCode, requestId, requestHash }: VendorMessage,
  answer: VendorAnswer | null = null,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('vendorAnswer')
    .values({
      vendorCode,
      requestId,
      requestHash,
      status: answer?.status ?? null,
      answer: answer?.body ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return Boolean(numInsertedOrUpdatedRows);
};

const readAnswer = async (
  database: Database | OpenTransaction,
  { vendorCode, requestId, requestHash }: VendorMessage,
): Promise<VendorAnswer> => {
  const first = await database
    .selectFrom('vendorAnswer')
    .select(['requestHash', 'status', 'answer'])
    .where('vendorCode', '=', vendorCode)
    .where('requestId', '=', requestId)
    .executeTakeFirstOrThrow();
  if (first.requestHash !== requestHash) throw new Refusal('request_reused');
  const { status, answer } = first;
  if (status === null || answer === null) throw new Error(`${requestId} was never answered`);
  return { status, body: answer };
};

const readOrFindRefusal = async (
  database: Database,
  call: PlatformEndpoint,
  message: VendorMessage,
): Promise<VendorAnswer> => {
  try {
    return await readAnswer(database, message);
  } catch (error) {
    if (error instanceof Refusal) return refusalAnswer(call, error);
    throw error;
  }
};
