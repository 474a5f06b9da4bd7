/** Errors of the ledger's functions that a caller can cause. */
export type TransferError = 'insufficient_funds' | 'key_reused' | 'amount_too_large';

/** The SQLSTATEs with which the ledger's functions report these errors. */
const TRANSFER_ERRORS: Record<string, TransferError> = {
  LV001: 'key_reused',
  LV004: 'insufficient_funds',
};

/** The constraints that keep amounts and balances far below 2^53. */
const BOUNDS = new Set(['entry_amount_bounded', 'account_balance_bounded']);

/**
 * Maps an error of one of the ledger's functions to its `TransferError`.
 *
 * @throws the error itself when it is none that a caller can cause
 */
export const toTransferError = (error: unknown): TransferError => {
  const { code = '', constraint = '' } = error as { code?: string; constraint?: string };
  const reason = TRANSFER_ERRORS[code];
  if (reason) return reason;
  if (BOUNDS.has(constraint)) return 'amount_too_large';
  throw error;
};
