import type { WithdrawalStatus } from '#api/withdrawals.ts';
import type { WithdrawalPayment } from '../../base/database/bet-tables.ts';
import type { Database } from '../../base/database/tables.ts';
import { sql } from '../../base/database/sql.ts';
import { withBytes } from '../../base/uploads/upload-bytes.ts';
import { isShort, openShortfall } from '../shortfalls/open-shortfalls.ts';

/** A withdrawal as the operator sees it: with the whole number of the bank account. */
export interface OperatorWithdrawal {
  id: number;
  merchantId: number;
  /** The merchant's code. */
  merchant: string;
  username: string;
  /** Of one that is frozen nothing is approved or paid. */
  account: 'active' | 'frozen' | 'closed';
  status: WithdrawalStatus;
  currency: string;
  amountMinor: number;
  paidMinor: number;
  bankName: string;
  accountNumber: string;
  holderName: string;
  branch: string | null;
  requestedAt: Date;
  rejectReason: string | null;
  /** What the house bears of deposits of this member that were taken back: until that is collected or written off, nothing is paid. */
  shortfallMinor: number;
}

const WAITING: WithdrawalStatus[] = ['QUEUED', 'APPROVED', 'PAYING', 'DISPUTED'];

/**
 * The withdrawals that wait for the house, the oldest first: to be approved, to be paid, or
 * disputed.
 *
 * @param merchantId null for those of all merchants
 */
export const readWaitingWithdrawals = (
  database: Database,
  { merchantId, limit }: { merchantId: number | null; limit: number },
): Promise<OperatorWithdrawal[]> => {
  const query = select(database)
    .where('withdrawal.status', 'in', WAITING)
    .orderBy('withdrawal.id')
    .limit(limit);
  return (
    merchantId === null ? query : query.where('withdrawal.merchantId', '=', merchantId)
  ).execute();
};

/** One withdrawal with its payments; its number is unique among all merchants. */
export const readOperatorWithdrawal = async (
  database: Database,
  id: number,
): Promise<(OperatorWithdrawal & { payments: WithdrawalPayment[] }) | null> => {
  const row = await select(database).where('withdrawal.id', '=', id).executeTakeFirst();
  if (!row) return null;
  const payments = await database
    .selectFrom('withdrawalPayment')
    .selectAll()
    .where('merchantId', '=', row.merchantId)
    .where('withdrawalId', '=', id)
    .orderBy('id')
    .execute();
  return { ...row, payments };
};

/** A picture that a member sent as proof. */
export interface Proof {
  id: string;
  mime: string;
  bytes: Uint8Array;
}

/**
 * The pictures that a member sent as proof.
 *
 * @throws {StoreUnavailable} where they are in a store that is away
 */
export const readProofs = async (
  database: Database,
  merchantId: number,
  ids: readonly string[],
): Promise<Proof[]> =>
  ids.length === 0
    ? []
    : withBytes(
        await database
          .selectFrom('upload')
          .select(['merchantId', 'id', 'mime', 'bytes'])
          .where('merchantId', '=', merchantId)
          .where('id', 'in', ids)
          .execute(),
      );

const select = (database: Database) =>
  database
    .selectFrom('withdrawal')
    .innerJoin('merchant', 'merchant.id', 'withdrawal.merchantId')
    .innerJoin('member', (join) =>
      join
        .onRef('member.merchantId', '=', 'withdrawal.merchantId')
        .onRef('member.id', '=', 'withdrawal.memberId'),
    )
    .innerJoin('bankAccount', (join) =>
      join
        .onRef('bankAccount.merchantId', '=', 'withdrawal.merchantId')
        .onRef('bankAccount.id', '=', 'withdrawal.bankAccountId'),
    )
    .select([
      'withdrawal.id',
      'withdrawal.merchantId',
      'merchant.code as merchant',
      'member.username',
      'member.status as account',
      'withdrawal.status',
      'withdrawal.currency',
      'withdrawal.amountMinor',
      'withdrawal.paidMinor',
      'bankAccount.bankName',
      'bankAccount.accountNumber',
      'bankAccount.holderName',
      'bankAccount.branch',
      'withdrawal.requestedAt',
      'withdrawal.rejectReason',
    ])
    .select(
      sql<number>`(select coalesce(sum(${openShortfall}), 0)::bigint from deposit
        where deposit.merchant_id = withdrawal.merchant_id and deposit.member_id = withdrawal.member_id
          and ${isShort})`.as('shortfallMinor'),
    );
