import type { ChallengeKind } from '#api/session.ts';
import type { Context } from '../../base/endpoints/handler.ts';
import { readContacts } from '../contacts/contacts.ts';
import { readProtections } from '../contacts/read-protections.ts';

/** How one account can be proved beside its password. */
export interface Proofs {
  /** One of these has to be given; empty when nothing is known of the person. */
  kinds: ChallengeKind[];
  /** Where a code goes: verified ones first, else as the person wrote them. */
  email: string | null;
  mobile: string | null;
}

/**
 * What an unregistered address is asked for: the authenticator, else a code by e-mail, else one by
 * SMS, else the real name or that of a bank account (domain rules 1).
 */
export const readProofs = async (
  { database, merchant }: Pick<Context, 'database' | 'merchant'>,
  memberId: number,
): Promise<Proofs> => {
  const [{ profile }, contacts, { hasAuthenticator }, bankAccount] = await Promise.all([
    database
      .selectFrom('member')
      .select('profile')
      .where('merchantId', '=', merchant.id)
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow(),
    readContacts(database, merchant.id, memberId),
    readProtections(database, merchant.id, memberId),
    database
      .selectFrom('bankAccount')
      .select('id')
      .where('merchantId', '=', merchant.id)
      .where('memberId', '=', memberId)
      .where('removedAt', 'is', null)
      .executeTakeFirst(),
  ]);
  const email = contacts.email ?? profile.email ?? null;
  const mobile = contacts.mobile ?? profile.mobileNum ?? null;
  const names: ChallengeKind[] = [
    ...(profile.payeeName ? (['realName'] as const) : []),
    ...(bankAccount ? (['bankAccountName'] as const) : []),
  ];
  if (hasAuthenticator) return { kinds: ['authenticator'], email, mobile };
  if (email) return { kinds: ['email'], email, mobile };
  if (mobile) return { kinds: ['mobile'], email, mobile };
  return { kinds: names, email, mobile };
};
