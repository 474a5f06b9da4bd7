import type { Deposit } from '../../base/database/payment-tables.ts';
import type { Database } from '../../base/database/tables.ts';

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
}

/**
 * The deposits that somebody of the house must look at, the oldest first: bank transfers that
 * nobody has decided about, and whatever a provider contradicts.
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
    .where('deposit.state', 'in', ['CREATED', 'PENDING'])
    .where((is) =>
      is.or([is('deposit.provider', '=', 'bank'), is('deposit.problem', 'is not', null)]),
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
