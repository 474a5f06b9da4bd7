import type { DepositState } from '#api/deposits.ts';
import type { PaymentReport } from '../payments/payment-provider.ts';

/** What a report brings about: another state, nothing, or the duty to give late money back. */
export type NextState = DepositState | 'same' | 'return';

/** A row for each state that it is in, a column for each status that a provider reports. */
const NEXT: Record<DepositState, Record<PaymentReport['status'], NextState>> = {
  CREATED: { pending: 'PENDING', settled: 'SETTLED', failed: 'FAILED', refunded: 'REFUNDED' },
  PENDING: { pending: 'same', settled: 'SETTLED', failed: 'FAILED', refunded: 'REFUNDED' },
  SETTLED: { pending: 'same', settled: 'same', failed: 'same', refunded: 'REFUNDED' },
  // It has ended, and yet money came: the wallet does not get it, the payer does.
  FAILED: { pending: 'same', settled: 'return', failed: 'same', refunded: 'REFUNDED' },
  EXPIRED: { pending: 'same', settled: 'return', failed: 'same', refunded: 'REFUNDED' },
  REFUNDED: { pending: 'same', settled: 'same', failed: 'same', refunded: 'same' },
};

/** How a deposit goes on when its provider reports a status. */
export const nextState = (state: DepositState, status: PaymentReport['status']): NextState =>
  NEXT[state][status];

/** Whether a deposit may still be paid. */
export const isOpen = (state: DepositState): boolean => state === 'CREATED' || state === 'PENDING';
