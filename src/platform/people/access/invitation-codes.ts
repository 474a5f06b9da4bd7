import { AGENT_KINDS, agentKindOf } from '#domain/agents/agent-kinds.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';

/** Who invited: an agent becomes the upline, a member the referrer. */
export interface Invitation {
  code: string;
  ownerId: number;
  kind: 'referral' | 'agent';
  /** The type of the account that opens by it: 0 member, 2, 41, 42 agents. */
  opens: number;
}

/**
 * Finds an open invitation code of a merchant, in any case.
 *
 * @returns null when there is none, when it has ended, when its owner may no longer sign in, or when accounts of its kind
 *   cannot be opened by its owner now
 */
export const findInvitation = async (
  database: Database,
  merchant: Pick<Merchant, 'id' | 'config'>,
  code: string,
): Promise<Invitation | null> => {
  const row = await database
    .selectFrom('affiliateCode')
    .innerJoin('member', (join) =>
      join
        .onRef('member.merchantId', '=', 'affiliateCode.merchantId')
        .onRef('member.id', '=', 'affiliateCode.ownerId'),
    )
    .select([
      'affiliateCode.code',
      'affiliateCode.ownerId',
      'affiliateCode.kind',
      'affiliateCode.opens',
      'member.type as ownerType',
    ])
    .where('affiliateCode.merchantId', '=', merchant.id)
    .where('affiliateCode.code', '=', code.trim().toUpperCase())
    .where('affiliateCode.active', '=', true)
    .where(sql<boolean>`coalesce(affiliate_code.expires_at > now(), true)`)
    .where('member.status', '=', 'active')
    .executeTakeFirst();
  if (!row) return null;
  const { ownerType, ...invitation } = row;
  return mayOpen(merchant, ownerType, invitation.opens) ? invitation : null;
};

/**
 * Whether an account may open another one directly below itself: members always, agents of a kind that the brand opens
 * and that its own kind may open.
 *
 * @param type of the account that opens
 * @param opens the type of the account that is opened
 */
export const mayOpen = (
  { config }: Pick<Merchant, 'config'>,
  type: number,
  opens: number,
): boolean => {
  if (opens === 0) return true;
  const [opener, opened] = [agentKindOf(type), agentKindOf(opens)];
  return (
    config.flags.AGENTPOLICY3 &&
    opener !== null &&
    opened !== null &&
    config.agents.kinds[opened].enabled &&
    AGENT_KINDS[opener].opens.includes(opened)
  );
};
