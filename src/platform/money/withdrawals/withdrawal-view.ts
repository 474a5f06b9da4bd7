import type { Withdrawal as WithdrawalView } from '#api/withdrawals.ts';
import { maskAccountNumber } from '../bank-accounts/bank-account-view.ts';
import type { WithdrawalPayment } from '../../base/database/bet-tables.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';

/** Withdrawals with the bank account they go to and their place in the queue. */
export const selectWithdrawals = (database: Database | OpenTransaction, merchantId: number) =>
  database
    .selectFrom('withdrawal')
    .innerJoin('bankAccount', (join) =>
      join
        .onRef('bankAccount.merchantId', '=', 'withdrawal.merchantId')
        .onRef('bankAccount.id', '=', 'withdrawal.bankAccountId'),
    )
    .selectAll('withdrawal')
    .select(['bankAccount.bankName', 'bankAccount.accountNumber', 'bankAccount.holderName'])
    .select(
      sql<number | null>`case when withdrawal.status = 'QUEUED' then (
        select count(*) from withdrawal q where q.merchant_id = withdrawal.merchant_id
          and q.status = 'QUEUED' and q.id <= withdrawal.id) end`.as('queuePosition'),
    )
    .where('withdrawal.merchantId', '=', merchantId);

type WithdrawalRow = Awaited<
  ReturnType<ReturnType<typeof selectWithdrawals>['executeTakeFirstOrThrow']>
>;

/** Adds to each withdrawal its payments, as its member sees them. */
export const viewWithdrawals = async (
  database: Database | OpenTransaction,
  merchantId: number,
  rows: readonly WithdrawalRow[],
): Promise<WithdrawalView[]> => {
  if (rows.length === 0) return [];
  const payments = await database
    .selectFrom('withdrawalPayment')
    .selectAll()
    .where('merchantId', '=', merchantId)
    .where(
      'withdrawalId',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('id')
    .execute();
  const byWithdrawal = Map.groupBy(payments, ({ withdrawalId }) => withdrawalId);
  return rows.map((row) => ({
    id: row.id,
    amountMinor: row.amountMinor,
    paidMinor: row.paidMinor,
    currency: row.currency,
    status: row.status,
    queuePosition: row.queuePosition,
    bankName: row.bankName,
    accountNumber: maskAccountNumber(row.accountNumber),
    holderName: row.holderName,
    requestedAt: row.requestedAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
    rejectReason: row.rejectReason,
    forced: row.forced,
    payments: (byWithdrawal.get(row.id) ?? []).map(viewPayment),
  }));
};

/** One withdrawal of a member; null when the member has no such one. */
export const viewWithdrawal = async (
  database: Database | OpenTransaction,
  merchantId: number,
  { id, memberId }: { id: number; memberId: number },
): Promise<WithdrawalView | null> => {
  const rows = await selectWithdrawals(database, merchantId)
    .where('withdrawal.id', '=', id)
    .where('withdrawal.memberId', '=', memberId)
    .execute();
  const [view] = await viewWithdrawals(database, merchantId, rows);
  return view ?? null;
};

const viewPayment = (payment: WithdrawalPayment): WithdrawalView['payments'][number] => ({
  id: payment.id,
  amountMinor: payment.amountMinor,
  status: payment.status,
  reference: payment.reference,
  sentAt: payment.sentAt.toISOString(),
  receivedByDefaultAt: payment.status === 'SENT' ? payment.dueAt.toISOString() : null,
  answeredBy: payment.answeredBy,
  answeredAt: payment.answeredAt?.toISOString() ?? null,
});
