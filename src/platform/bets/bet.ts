import type { Bet } from '../database/bet-tables.ts';
import type { OpenTransaction } from '../database/tables.ts';
import { Refusal } from '../handler.ts';

/** By what a vendor names a bet. */
export interface BetName {
  memberId: number;
  vendorCode: string;
  /** The vendor's own number of the bet. */
  transactionId: string;
}

/** What became of a vendor's message; the same message again answers the same, as a replay. */
export type BetOutcome<Done = Bet> =
  | { ok: true; bet: Done; replay: boolean }
  | { ok: false; code: string; details?: Record<string, unknown> };

/**
 * Turns a refusal, which rolled the transaction back, into a value.
 *
 * @param work one transaction over one bet
 */
export const answerBet = async <Done>(
  work: () => Promise<{ bet: Done; replay: boolean }>,
): Promise<BetOutcome<Done>> => {
  try {
    return { ok: true, ...(await work()) };
  } catch (fault) {
    if (!(fault instanceof Refusal)) throw fault;
    const { details } = fault.extra;
    return { ok: false, code: fault.code, ...(details ? { details } : {}) };
  }
};

/** The bet that a vendor means; null when it never came. */
export const readBet = async (
  tx: OpenTransaction,
  merchantId: number,
  { vendorCode, transactionId }: BetName,
): Promise<Bet | null> =>
  (await tx
    .selectFrom('bet')
    .selectAll()
    .where('merchantId', '=', merchantId)
    .where('vendorCode', '=', vendorCode)
    .where('transactionId', '=', transactionId)
    .executeTakeFirst()) ?? null;
