import type { ParsedOf } from '#api/endpoint.ts';
import type { vendorRollback } from '#api/vendor-protocol.ts';
import { sql } from '../../base/database/sql.ts';
import { answerOfRow, type BatchRow, createMessageBatches, nameOfBet } from './message-batches.ts';
import type { VendorAnswer } from './vendor-answer.ts';
import type { VendorContext } from './vendor-context.ts';
import type { BrandMessage } from './vendor-message.ts';

/** A message that takes a bet back. */
type RollbackMessage = BrandMessage<ParsedOf<typeof vendorRollback>>;

interface Asked {
  message: RollbackMessage;
}

/**
 * Takes ordinary bets back on a fast path: one round trip, many of one brand in one transaction.
 *
 * @returns answers a rollback; null when it must go the long way, its nonce being used
 */
export const createFastRollbacks = (
  context: VendorContext,
): ((message: RollbackMessage) => Promise<VendorAnswer | null>) => {
  const batch = createMessageBatches(async (asked: readonly Asked[], merchantId) => {
    const { rows } = await sql<BatchRow>`select * from void_brand_bets(${merchantId},
      ${JSON.stringify(asked.map(({ message }) => nameOfBet(message)))}::jsonb)`.execute(
      context.database,
    );
    return rows;
  });
  return async (message) => answerOfRow(context, message, await batch({ message }));
};
