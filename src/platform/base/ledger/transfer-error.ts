/** What a caller of the ledger's functions can bring about. */
export type TransferError = 'insufficient_funds' | 'key_reused' | 'amount_too_large';

/** The error codes with which the ledger's functions say so. */
const TRANSFER_ERRORS: Record<string, TransferError> = {
  LV001: 'key_reused',
  LV004: 'insufficient_funds',
};

/** The constraints that hold amounts and balances far below 2^53. */
const BOUNDS = new Set(['entry_amount_bounded', 'account_balance_bounded']);

/**
 * Reads an error of one of the ledger's functions as what the caller did.
 *
 * @throws the error itself when it is a fault of ours
 */
export const toTransferError = (error: unknown): TransferError => {
  const { code = '', constraint = '' } = error as { code?: string; constraint?: string };
  const reason = TRANSFER_ERRORS[code];
  if (reason) return reason;
  if (BOUNDS.has(constraint)) return 'amount_too_large';
  throw error;
};
