import type { OpenTransaction } from '../database/tables.ts';
import { Refusal } from '../endpoints/handler.ts';
import { postTransfer, type TransferRequest } from './post-transfer.ts';

/**
 * Posts a transfer as part of a larger transaction, which rolls back when the transfer fails. Lines
 * of amount 0 are left out; when no line remains, nothing is posted.
 *
 * @returns the transfer's id; null when there was nothing to move
 * @throws {Refusal} `insufficient_funds`, `amount_too_large`
 */
export const moveMoney = async (
  tx: OpenTransaction,
  request: TransferRequest,
): Promise<number | null> => {
  const lines = request.lines.filter(({ amountMinor }) => amountMinor !== 0);
  if (lines.length === 0) return null;
  const posted = await postTransfer(tx, { ...request, lines });
  if (posted.ok) return posted.id;
  if (posted.reason !== 'key_reused') throw new Refusal(posted.reason);
  throw new Error(`the key ${request.key} of ${request.scope} was used for another transfer`);
};
