import type { IdentityDocument } from '#domain/identity-documents.ts';
import type { Database } from '../../base/database/tables.ts';

/** A proof of identity as the operator sees it. */
export interface OperatorIdentity {
  id: number;
  merchantId: number;
  /** The merchant's code. */
  merchant: string;
  memberId: number;
  username: string;
  document: IdentityDocument;
  status: 'submitted' | 'approved' | 'rejected';
  submittedAt: Date;
  /** As the member told it; null when it was not told. */
  birthday: string | null;
  payeeName: string | null;
}

/**
 * The proofs that wait for an operator, the oldest first.
 *
 * @param merchantId null for those of all merchants
 */
export const readWaitingIdentities = async (
  database: Database,
  { merchantId, limit }: { merchantId: number | null; limit: number },
): Promise<OperatorIdentity[]> => {
  const query = select(database)
    .where('identityCheck.status', '=', 'submitted')
    .orderBy('identityCheck.id')
    .limit(limit);
  const rows = await (
    merchantId === null ? query : query.where('identityCheck.merchantId', '=', merchantId)
  ).execute();
  return rows.map(toOperatorIdentity);
};

/** One proof; its number is unique among all merchants. */
export const readOperatorIdentity = async (
  database: Database,
  id: number,
): Promise<OperatorIdentity | null> => {
  const row = await select(database).where('identityCheck.id', '=', id).executeTakeFirst();
  return row ? toOperatorIdentity(row) : null;
};

const select = (database: Database) =>
  database
    .selectFrom('identityCheck')
    .innerJoin('merchant', 'merchant.id', 'identityCheck.merchantId')
    .innerJoin('member', (join) =>
      join
        .onRef('member.merchantId', '=', 'identityCheck.merchantId')
        .onRef('member.id', '=', 'identityCheck.memberId'),
    )
    .select([
      'identityCheck.id',
      'identityCheck.merchantId',
      'merchant.code as merchant',
      'identityCheck.memberId',
      'member.username',
      'identityCheck.document',
      'identityCheck.status',
      'identityCheck.submittedAt',
      'member.profile',
    ]);

const toOperatorIdentity = <Row extends { profile: Record<string, string> }>({
  profile,
  ...row
}: Row): Omit<Row, 'profile'> & Pick<OperatorIdentity, 'birthday' | 'payeeName'> => ({
  ...row,
  birthday: profile['birthday'] || null,
  payeeName: profile['payeeName'] || null,
});
