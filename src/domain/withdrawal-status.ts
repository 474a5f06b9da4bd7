/** What became of one transfer to the member's bank. */
export interface PaymentFact {
  amountMinor: number;
  status: 'SENT' | 'RECEIVED' | 'NOT_RECEIVED' | 'FAILED';
}

/** Where a withdrawal stands that was approved and not rejected. */
export type PaidStatus = 'APPROVED' | 'PAYING' | 'PAID' | 'DISPUTED' | 'RECEIVED';

/**
 * Where an approved withdrawal stands, by what became of its payments; a failed one came back and
 * counts as if it had never been sent.
 *
 * @param amountMinor of the whole withdrawal
 */
export const withdrawalStatusOf = (
  amountMinor: number,
  payments: readonly PaymentFact[],
): PaidStatus => {
  const standing = payments.filter(({ status }) => status !== 'FAILED');
  if (standing.length === 0) return 'APPROVED';
  if (standing.some(({ status }) => status === 'NOT_RECEIVED')) return 'DISPUTED';
  if (paidMinorOf(payments) < amountMinor) return 'PAYING';
  return standing.every(({ status }) => status === 'RECEIVED') ? 'RECEIVED' : 'PAID';
};

/** What was sent to the bank and did not come back, in minor units. */
export const paidMinorOf = (payments: readonly PaymentFact[]): number =>
  payments
    .filter(({ status }) => status !== 'FAILED')
    .reduce((sum, payment) => sum + payment.amountMinor, 0);
