import type { Database } from '../../base/database/tables.ts';

/** Who invited: an agent becomes the upline, a member the referrer. */
export interface Invitation {
  code: string;
  ownerId: number;
  kind: 'referral' | 'agent';
}

/**
 * Finds an active invitation code of a merchant, in any case.
 *
 * @returns null when there is none, or its owner may no longer sign in
 */
export const findInvitation = async (
  database: Database,
  merchantId: number,
  code: string,
): Promise<Invitation | null> => {
  const row = await database
    .selectFrom('affiliateCode')
    .innerJoin('member', (join) =>
      join
        .onRef('member.merchantId', '=', 'affiliateCode.merchantId')
        .onRef('member.id', '=', 'affiliateCode.ownerId'),
    )
    .select(['affiliateCode.code', 'affiliateCode.ownerId', 'affiliateCode.kind'])
    .where('affiliateCode.merchantId', '=', merchantId)
    .where('affiliateCode.code', '=', code.trim().toUpperCase())
    .where('affiliateCode.active', '=', true)
    .where('member.status', '=', 'active')
    .executeTakeFirst();
  return row ?? null;
};
