import type { PlatformEndpoint } from '#api/endpoint.ts';
import type { RefusalCode } from '#api/refusals/refusals.ts';
import { AlarmingRefusal } from '../../base/alarms/alarm.ts';
import { raiseAlarm } from '../../base/alarms/raise-alarm.ts';
import { sql } from '../../base/database/sql.ts';
import { againAfterDeadlock } from '../../base/database/again-after-deadlock.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import { Refusal } from '../../base/endpoints/handler.ts';
import { refusalOf, statusOf } from '../../base/http/answers.ts';
import type { BrandMessage, VendorMessage } from './vendor-message.ts';

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

/** Refusals after which the same request is to be sent again: kept as its answer, they would be all that it ever gets. */
const SEND_AGAIN: readonly RefusalCode[] = ['bet_unsettled'];

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
  { merchant, vendorCode, nonce }: Pick<BrandMessage, 'merchant' | 'vendorCode' | 'nonce'>,
): Promise<void> => {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('vendorNonce')
    .values({ merchantId: merchant.id, vendorCode, nonce })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (!numInsertedOrUpdatedRows) throw new Refusal('nonce_reused');
};

/** Of rows of which no brand is known: of messages about none, and of what the former version wrote. */
const NO_BRAND = 0;

/**
 * Notes that a nonce was used by a message about no brand that is there.
 *
 * @throws {Refusal} `nonce_reused` when it was used before, whatever for
 */
export const useNonceOfNoBrand = async (
  database: Database,
  { vendorCode, nonce }: Pick<VendorMessage, 'vendorCode' | 'nonce'>,
): Promise<void> => {
  const { numAffectedRows } = await sql`
    insert into vendor_nonce (merchant_id, vendor_code, nonce)
      select ${NO_BRAND}::bigint, ${vendorCode}::text, ${nonce}::text
        where not exists (select from vendor_nonce n
          where n.vendor_code = ${vendorCode} and n.nonce = ${nonce})
      on conflict do nothing`.execute(database);
  if (!numAffectedRows) throw new Refusal('nonce_reused');
};

/**
 * Does what a message asks for once, in one transaction; the same request again gets the same
 * answer, be it a refusal, unless that is one to send the request again after. Of two that come together, the second waits for the first. A batch of the short way may hold
 * the member while it waits for the place of this answer: then this is done again.
 */
export const answerMessageOnce = async (
  database: Database,
  call: PlatformEndpoint,
  message: BrandMessage,
  work: (tx: OpenTransaction) => Promise<unknown>,
): Promise<VendorAnswer> => {
  try {
    return await againAfterDeadlock(() =>
      database.transaction().execute(async (tx) => {
        if (!(await keepAnswer(tx, message))) return readAnswer(tx, message);
        const answer = successAnswer(await work(tx));
        await tx
          .updateTable('vendorAnswer')
          .set({ status: answer.status, answer: answer.body })
          .where('merchantId', '=', message.merchant.id)
          .where('vendorCode', '=', message.vendorCode)
          .where('requestId', '=', message.requestId)
          .execute();
        return answer;
      }),
    );
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error instanceof AlarmingRefusal) await raiseAlarm(database, error.alarm);
    const refused = refusalAnswer(call, error);
    // The same id with another body is no answer to that id.
    if (error.code === 'request_reused' || SEND_AGAIN.some((code) => code === error.code))
      return refused;
    const isKept = await keepAnswer(database, message, refused);
    return isKept ? refused : await readOrFindRefusal(database, call, message);
  }
};

/** Keeps the place of an answer; false when there is one already, which may be waited for. */
const keepAnswer = async (
  database: Database | OpenTransaction,
  { merchant, vendorCode, requestId, requestHash }: BrandMessage,
  answer: VendorAnswer | null = null,
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    insert into vendor_answer (merchant_id, vendor_code, request_id, request_hash, status, answer)
      select ${merchant.id}::bigint, ${vendorCode}::text, ${requestId}::text, ${requestHash},
          ${answer?.status ?? null}::smallint, ${answer?.body ?? null}
        where not exists (select from vendor_answer a where a.merchant_id = ${NO_BRAND}
          and a.vendor_code = ${vendorCode} and a.request_id = ${requestId})
      on conflict do nothing`.execute(database);
  return Boolean(numAffectedRows);
};

const readAnswer = async (
  database: Database | OpenTransaction,
  { merchant, vendorCode, requestId, requestHash }: BrandMessage,
): Promise<VendorAnswer> => {
  const first = await database
    .selectFrom('vendorAnswer')
    .select(['requestHash', 'status', 'answer'])
    .where('merchantId', 'in', [merchant.id, NO_BRAND])
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
  message: BrandMessage,
): Promise<VendorAnswer> => {
  try {
    return await readAnswer(database, message);
  } catch (error) {
    if (error instanceof Refusal) return refusalAnswer(call, error);
    throw error;
  }
};
