/** What a caller of the ledger's functions can bring about. */
export type TransferFault = 'insufficient_funds' | 'key_reused' | 'amount_too_large';

/** The error codes with which the ledger's functions say so. */
const FAULTS: Record<string, TransferFault> = {
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
export const transferFault = (fault: unknown): TransferFault => {
  const { code = '', constraint = '' } = fault as { code?: string; constraint?: string };
  const reason = FAULTS[code];
  if (reason) return reason;
  if (BOUNDS.has(constraint)) return 'amount_too_large';
  throw fault;
};
