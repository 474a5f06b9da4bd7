import type { ParsedOf } from '#api/endpoint.ts';
import type { vendorJackpot } from '#api/vendor-protocol.ts';
import { sql } from '../../base/database/sql.ts';
import { JACKPOT_CLASS } from '../jackpot/pay-jackpot.ts';
import { drawStartMinor } from '../jackpot/pool.ts';
import { answerOfRow, type BatchRow, createMessageBatches, nameOfBet } from './message-batches.ts';
import type { VendorAnswer } from './vendor-answer.ts';
import type { VendorContext } from './vendor-context.ts';
import type { BrandMessage } from './vendor-message.ts';

/** A message that says that a bet won the brand's pool. */
type JackpotMessage = BrandMessage<ParsedOf<typeof vendorJackpot>>;

interface Asked {
  message: JackpotMessage;
}

/** A brand has one pool, for which two batches would wait. */
const BATCHES_OF_BRAND = 1;

/**
 * Pays usual wins of the pool on a fast path: one round trip, many of one brand in one transaction.
 *
 * @returns answers such a message; null when it must go the long way, its nonce being used
 */
export const createFastJackpots = (
  context: VendorContext,
): ((message: JackpotMessage) => Promise<VendorAnswer | null>) => {
  const batch = createMessageBatches(async (asked: readonly Asked[], merchantId) => {
    const { rows } = await sql<BatchRow>`select * from pay_brand_jackpots(${merchantId},
      ${JSON.stringify(asked.map(toMessage))}::jsonb, ${termsOf(asked)}::jsonb)`.execute(
      context.database,
    );
    return rows;
  }, BATCHES_OF_BRAND);
  return async (message) => answerOfRow(context, message, await batch({ message }));
};

const toMessage = ({ message }: Asked) => ({
  ...nameOfBet(message),
  start: drawStartMinor(message.merchant),
});

/** The brand's rules of the pool, as the function takes them. */
const termsOf = ([first]: readonly Asked[]): string | null => {
  if (!first) return null;
  const { currency, jackpot } = first.message.merchant.config;
  const { gameTypes, winsPerDay } = jackpot;
  return JSON.stringify({ currency, gameClass: JACKPOT_CLASS, gameTypes, winsPerDay });
};
