import type { ParsedOf } from '#api/endpoint.ts';
import type { vendorWin } from '#api/vendor-protocol.ts';
import { sql } from '../../base/database/sql.ts';
import { answerOfRow, type BatchRow, createMessageBatches, nameOfBet } from './message-batches.ts';
import type { VendorAnswer } from './vendor-answer.ts';
import type { VendorContext } from './vendor-context.ts';
import type { BrandMessage } from './vendor-message.ts';

/** A message that settles a bet. */
type WinMessage = BrandMessage<ParsedOf<typeof vendorWin>>;

interface Asked {
  message: WinMessage;
}

/**
 * Settles ordinary bets on a fast path: one round trip, many of one brand in one transaction.
 *
 * @returns answers a win; null when it must go the long way, its nonce being used
 */
export const createFastWins = (
  context: VendorContext,
): ((message: WinMessage) => Promise<VendorAnswer | null>) => {
  const batch = createMessageBatches(async (asked: readonly Asked[], merchantId) => {
    const { rows } = await sql<BatchRow>`select * from settle_brand_bets(${merchantId},
      ${JSON.stringify(asked.map(toMessage))}::jsonb, ${termsOf(asked)}::jsonb)`.execute(
      context.database,
    );
    return rows;
  });
  return async (message) => answerOfRow(context, message, await batch({ message }));
};

const toMessage = ({ message }: Asked) => ({
  ...nameOfBet(message),
  payout: message.body.payoutMinor,
  pick: message.body.pick,
});

/** How the brand counts bets towards a bonus, as the function takes it. */
const termsOf = ([first]: readonly Asked[]): string | null => {
  if (!first) return null;
  const { bonusDays, turnover } = first.message.merchant.config.withdrawals;
  const { contributions, minimumOdds } = turnover;
  return JSON.stringify({ percents: contributions, minimumOdds, days: bonusDays });
};
