import { findInvitation, type Invitation } from '../access/invitation-codes.ts';
import { type Context, Refusal } from '../../base/endpoints/handler.ts';

/** Who invited: agents become the upline, members the referrer. */
export interface Invitations {
  uplineId: number | null;
  referrerId: number | null;
  /** The type of the account that is opened: 0 member, 2, 41, 42 agents. */
  type: number;
  /** The agent's code by which the account is opened. */
  agentCode: string | null;
}

/** The three ways to say who invited. */
export interface InvitationCodes {
  affiliateCode?: string | undefined;
  referralCode?: string | undefined;
  recommenderId?: string | undefined;
}

/** The invitation that belongs to the called host name; null when none does. */
export const findDomainInvitation = async ({
  database,
  merchant,
  host,
}: Pick<Context, 'database' | 'merchant' | 'host'>): Promise<Invitation | null> => {
  const row = await database
    .selectFrom('affiliateCode')
    .select('code')
    .where('merchantId', '=', merchant.id)
    .where('domain', '=', host)
    .executeTakeFirst();
  return row ? findInvitation(database, merchant, row.code) : null;
};

/**
 * Finds who invited, by each of the three ways to say so; the owner of the called host name where
 * no code says who the agent is.
 *
 * @throws {Refusal} `invitation_code_error` when a code names nobody
 */
export const readInvitations = async (
  { affiliateCode, referralCode, recommenderId }: InvitationCodes,
  byDomain: Invitation | null,
  { database, merchant }: Pick<Context, 'database' | 'merchant'>,
): Promise<Invitations> => {
  const codes = [affiliateCode, referralCode, recommenderId].filter(
    (code) => code !== undefined && code !== '',
  );
  const found = await Promise.all(
    codes.map((code) => findInvitation(database, merchant, code ?? '')),
  );
  const named = found.filter((invitation): invitation is Invitation => invitation !== null);
  if (named.length < codes.length) throw new Refusal('invitation_code_error');
  const invitations = byDomain ? [...named, byDomain] : named;
  const byKind = (kind: Invitation['kind']) =>
    invitations.find((invitation) => invitation.kind === kind) ?? null;
  const agent = byKind('agent');
  return {
    uplineId: agent?.ownerId ?? null,
    referrerId: byKind('referral')?.ownerId ?? null,
    type: agent?.opens ?? 0,
    agentCode: agent?.code ?? null,
  };
};
