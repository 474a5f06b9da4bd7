import { sql } from '../database/sql.ts';
import type { OpenTransaction } from '../database/tables.ts';
import { Refusal } from '../endpoints/handler.ts';
import { toTransferError } from './transfer-error.ts';

/**
 * Calls a database function that moves money, as part of a larger transaction, which rolls back
 * when the call fails.
 *
 * @returns the function's single row
 * @throws {Refusal} `insufficient_funds`, `amount_too_large`
 */
export const callLedger = async <Row>(
  tx: OpenTransaction,
  query: ReturnType<typeof sql<Row>>,
): Promise<Row> => {
  const { rows } = await query.execute(tx).catch((error: unknown) => {
    const reason = toTransferError(error);
    if (reason === 'key_reused') throw error;
    throw new Refusal(reason);
  });
  const [row] = rows;
  if (!row) throw new Error('a function of the ledger answered no row');
  return row;
};
