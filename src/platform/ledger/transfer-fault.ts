/** What a caller of the ledger's functions can bring about. */
export type TransferFault = 'insufficient_funds' | 'key_reused';

/** The error codes with which the ledger's functions say so. */
const FAULTS: Record<string, TransferFault> = {
  LV001: 'key_reused',
  LV004: 'insufficient_funds',
};

/**
 * Reads an error of one of the ledger's functions as what the caller did.
 *
 * @throws the error itself when it is a fault of ours
 */
export const transferFault = (fault: unknown): TransferFault => {
  const reason = FAULTS[(fault as { code?: string }).code ?? ''];
  if (reason) return reason;
  throw fault;
};
