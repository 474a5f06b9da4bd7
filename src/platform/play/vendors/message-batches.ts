import { createBatches } from '../../base/database/batches.ts';
import { Refusal } from '../../base/endpoints/handler.ts';
import type { VendorAnswer } from './vendor-answer.ts';
import type { VendorContext } from './vendor-context.ts';
import type { BrandMessage } from './vendor-message.ts';

/** At most 64: beyond that PostgreSQL's cache of subtransactions overflows and each costs more. */
const MAX_IN_BATCH = 48;

/** One is being written to disk while the next is worked out. */
const BATCHES_OF_BRAND = 3;

/** Of all brands together: each takes a connection. */
const BATCHES_AT_ONCE = 12;

/** What a function of the database made of one message. */
export interface BatchRow {
  /** The message's, from 1 on. */
  place: number;
  /** Of HTTP; 0 for a message that must go the long way, its nonce being used. */
  status: number;
  answer: string | null;
  /** The SQLSTATE that the message was rolled back with, or the code of its refusal. */
  fault: string | null;
}

/**
 * Puts the messages of each brand together that come while earlier ones are worked on.
 *
 * @param run answers each message of one brand, in any order
 * @param ofBrand batches of one brand that may be on their way at once
 */
export const createMessageBatches = <Item extends { message: BrandMessage }>(
  run: (items: readonly Item[], merchantId: number) => Promise<readonly BatchRow[]>,
  ofBrand = BATCHES_OF_BRAND,
): ((item: Item) => Promise<BatchRow>) =>
  createBatches(
    async (items: readonly Item[]) => {
      const [first] = items;
      if (!first) return [];
      const rows = await run(items, first.message.merchant.id);
      return rows.toSorted((a, b) => a.place - b.place);
    },
    {
      most: MAX_IN_BATCH,
      atOnce: BATCHES_AT_ONCE,
      keyOf: ({ message }) => message.merchant.id,
      atOnceOfKey: ofBrand,
    },
  );

/** What tells a message from all others, as the functions take it. */
export const nameOfMessage = ({ vendorCode, nonce, requestId, requestHash }: BrandMessage) => ({
  vendor: vendorCode,
  nonce,
  request: requestId,
  hash: requestHash,
});

/** A message about a bet that is known, as the functions take it. */
export const nameOfBet = (message: BrandMessage<{ playerId: string; transactionId: string }>) => ({
  ...nameOfMessage(message),
  member: Number(message.body.playerId),
  bet: message.body.transactionId,
});

/** What the functions refuse by themselves: messages that have no other way. */
const REFUSED = ['nonce_reused', 'request_reused'] as const;

/** Reasons to go the long way that are expected and not logged. */
const EXPECTED_ERRORS = new Set([
  'LV001', // known already, by another message
  'LV004', // not covered, or the money went elsewhere at this moment
  'LV010', // taken back before it came
  'LV011', // no play pass, or none any more
  'LV012', // bonus money
  '55P03', // somebody else holds the member or an account
  '23505', // known already, or the same message came twice at one moment
]);

/**
 * The answer that a row has for its message.
 *
 * @returns null when the message must go the long way
 * @throws {Refusal} `nonce_reused`, `request_reused`
 */
export const answerOfRow = (
  { log }: Pick<VendorContext, 'log'>,
  { requestId }: BrandMessage,
  { status, answer, fault }: BatchRow,
): VendorAnswer | null => {
  if (answer !== null) return { status, body: answer };
  if (status !== 0)
    throw new Refusal(REFUSED.find((code) => code === fault) ?? 'unknown_system_error');
  if (fault !== null && !EXPECTED_ERRORS.has(fault))
    log.warn({ fault, requestId }, 'a message had to go the long way');
  return null;
};
