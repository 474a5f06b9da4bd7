import { paidMinorOf, withdrawalStatusOf } from '#domain/withdrawal-status.ts';
import type { Withdrawal, WithdrawalPayment } from '../../base/database/bet-tables.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { lockMember } from '../../people/members/lock-member.ts';

/** A withdrawal with its payments, held until the transaction ends. */
export interface LockedWithdrawal extends Withdrawal {
  payments: WithdrawalPayment[];
  /** Whether an operator has frozen its member's account: nothing is paid then. */
  isFrozen: boolean;
}

/**
 * Holds a withdrawal by holding its member, as everything does that moves the member's money.
 *
 * @param memberId whose it must be; left out by the operator
 * @returns null when there is no such withdrawal
 */
export const lockWithdrawal = async (
  tx: OpenTransaction,
  merchantId: number,
  { id, memberId }: { id: number; memberId?: number },
): Promise<LockedWithdrawal | null> => {
  const found = await tx
    .selectFrom('withdrawal')
    .select('memberId')
    .where('merchantId', '=', merchantId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found || (memberId !== undefined && found.memberId !== memberId)) return null;
  const member = await lockMember(tx, merchantId, found.memberId);
  const withdrawal = await tx
    .selectFrom('withdrawal')
    .selectAll()
    .where('merchantId', '=', merchantId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const isFrozen = member?.status === 'frozen';
  return { ...withdrawal, isFrozen, payments: await readPayments(tx, withdrawal) };
};

/** Writes where a withdrawal stands, after what became of its payments. */
export const refreshWithdrawal = async (
  tx: OpenTransaction,
  withdrawal: Pick<Withdrawal, 'merchantId' | 'id' | 'amountMinor'>,
): Promise<void> => {
  const payments = await readPayments(tx, withdrawal);
  const status = withdrawalStatusOf(withdrawal.amountMinor, payments);
  await tx
    .updateTable('withdrawal')
    .set({
      status,
      paidMinor: paidMinorOf(payments),
      // One payment that nobody confirmed is enough: it is not refunded.
      forced: payments.some(
        ({ status: paid, answeredBy }) => paid === 'RECEIVED' && answeredBy !== 'member',
      ),
      closedAt: status === 'RECEIVED' ? new Date() : null,
    })
    .where('merchantId', '=', withdrawal.merchantId)
    .where('id', '=', withdrawal.id)
    .execute();
};

const readPayments = (
  tx: OpenTransaction,
  { merchantId, id }: Pick<Withdrawal, 'merchantId' | 'id'>,
): Promise<WithdrawalPayment[]> =>
  tx
    .selectFrom('withdrawalPayment')
    .selectAll()
    .where('merchantId', '=', merchantId)
    .where('withdrawalId', '=', id)
    .orderBy('id')
    .execute();
