import type { Bet } from '../../base/database/bet-tables.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { Refusal } from '../../base/endpoints/handler.ts';
import type { Refused } from '../../base/ledger/refusal-as-value.ts';

/** By what a vendor names a bet. */
export interface BetName {
  memberId: number;
  vendorCode: string;
  /** The vendor's own number of the bet. */
  transactionId: string;
}

/** What became of a vendor's message; the same message again answers the same, as a replay. */
export type BetOutcome<Done = Bet> = { ok: true; bet: Done; replay: boolean } | Refused;

/**
 * The bet that a vendor means; null when it never came. Vendors name it for good, so its name stands apart from bets, which are
 * kept by month.
 *
 * @throws {Refusal} `bet_archived` when its month was taken off: it is neither placed, settled nor taken back again
 */
export const readBet = async (
  tx: OpenTransaction,
  merchantId: number,
  { vendorCode, transactionId }: BetName,
): Promise<Bet | null> => {
  const key = await tx
    .selectFrom('betKey')
    .select('betId')
    .where('merchantId', '=', merchantId)
    .where('vendorCode', '=', vendorCode)
    .where('transactionId', '=', transactionId)
    .executeTakeFirst();
  if (!key) return null;
  const bet = await tx
    .selectFrom('bet')
    .selectAll()
    .where('merchantId', '=', merchantId)
    .where('id', '=', key.betId)
    .executeTakeFirst();
  if (!bet) throw new Refusal('bet_archived');
  return bet;
};
