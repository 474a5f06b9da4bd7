import { createHash } from 'node:crypto';
import { sql } from '../database/sql.ts';
import type { Database, OpenTransaction } from '../database/tables.ts';
import { type TransferError, toTransferError } from './transfer-error.ts';

/** Money out of some accounts and into others; the amounts sum to zero in every currency. */
export interface TransferRequest {
  merchantId: number;
  /** The namespace of the key: a vendor, a provider, a kind of job. */
  scope: string;
  /** Idempotency key, unique within the scope: the same key moves money once. */
  key: string;
  kind: string;
  lines: { accountId: number; amountMinor: number }[];
  ref?: string;
  /** The transfer that this one reverses. */
  reverses?: number;
}

/** The posted transfer, or why nothing was posted. */
export type TransferOutcome =
  | { ok: true; id: number; replay: boolean }
  | { ok: false; reason: TransferError };

/**
 * Posts a transfer through the database function `post_transfer`; only database functions write the
 * ledger. A repeated request returns the id of the first transfer.
 *
 * A refusal aborts the transaction that it happens in: the caller must roll back.
 *
 * @throws when the lines do not sum to zero or an account does not exist: a programming error
 */
export const postTransfer = async (
  database: Database | OpenTransaction,
  request: TransferRequest,
): Promise<TransferOutcome> => {
  const { merchantId, scope, key, kind, lines } = request;
  const accounts = lines.map(({ accountId }) => accountId);
  const amounts = lines.map(({ amountMinor }) => amountMinor);
  try {
    const { rows } = await sql<{ id: number; replay: boolean }>`
      select id, replay from post_transfer(${merchantId}, ${scope}, ${key}, ${hashRequest(request)},
        ${kind}, ${accounts}::bigint[], ${amounts}::bigint[], ${request.ref ?? null},
        ${request.reverses ?? null})`.execute(database);
    const [row] = rows;
    if (!row) throw new Error('post_transfer answered no row');
    return { ok: true, ...row };
  } catch (error) {
    return { ok: false, reason: toTransferError(error) };
  }
};

const hashRequest = ({ kind, lines, ref, reverses }: TransferRequest): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        kind,
        lines.map((line) => [line.accountId, line.amountMinor]),
        ref,
        reverses,
      ]),
    )
    .digest('base64url');
