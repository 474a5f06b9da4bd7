import type { Deposit } from '../../base/database/payment-tables.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import { isShort, openShortfall } from '../shortfalls/open-shortfalls.ts';

/** A deposit as an operator sees it. */
export interface WaitingDeposit extends Pick<
  Deposit,
  | 'reference'
  | 'channelId'
  | 'currency'
  | 'amountMinor'
  | 'feeMinor'
  | 'state'
  | 'payerName'
  | 'sentAt'
  | 'createdAt'
  | 'expiresAt'
  | 'problem'
> {
  /** The merchant's code. */
  merchant: string;
  username: string;
  /** What the house bears of it, because the member no longer had it when it was taken back. */
  shortfallMinor: number;
}

/**
 * The deposits that somebody of the house must look at, the oldest first: bank transfers that
 * nobody has decided about, whatever a provider contradicts, and what the house bears of those that were taken back.
 *
 * @param merchantId null for those of all merchants
 */
export const readWaitingDeposits = async (
  database: Database,
  { merchantId, limit }: { merchantId: number | null; limit: number },
): Promise<WaitingDeposit[]> => {
  const query = database
    .selectFrom('deposit')
    .innerJoin('merchant', 'merchant.id', 'deposit.merchantId')
    .innerJoin('member', (join) =>
      join
        .onRef('member.merchantId', '=', 'deposit.merchantId')
        .onRef('member.id', '=', 'deposit.memberId'),
    )
    .select([
      'merchant.code as merchant',
      'member.username',
      'deposit.reference',
      'deposit.channelId',
      'deposit.currency',
      'deposit.amountMinor',
      'deposit.feeMinor',
      'deposit.state',
      'deposit.payerName',
      'deposit.sentAt',
      'deposit.createdAt',
      'deposit.expiresAt',
      'deposit.problem',
    ])
    .select(sql<number>`case when ${isShort} then ${openShortfall} else 0 end`.as('shortfallMinor'))
    .where((is) =>
      is.or([
        isShort,
        is.and([
          is('deposit.state', 'in', ['CREATED', 'PENDING']),
          is.or([is('deposit.provider', '=', 'bank'), is('deposit.problem', 'is not', null)]),
        ]),
      ]),
    )
    .orderBy('deposit.createdAt')
    .orderBy('deposit.id')
    .limit(limit);
  return (
    merchantId === null ? query : query.where('deposit.merchantId', '=', merchantId)
  ).execute();
};

/** The merchants at which a deposit has this reference: as good as always one at most. */
export const findReference = async (
  database: Database,
  reference: string,
): Promise<{ merchantId: number }[]> =>
  database.selectFrom('deposit').select('merchantId').where('reference', '=', reference).execute();
