import { sql } from '../../base/database/sql.ts';
import { type Context, Refusal, type Session } from '../../base/endpoints/handler.ts';
import { hasOneTimePassword } from '../access/password-expiry.ts';
import { readContacts } from '../contacts/contacts.ts';
import { useOwnCode } from './own-code.ts';
import { provePassword } from './prove-password.ts';

/** An account that has nothing to be proved with must have signed in within this time. */
const FRESH_MINUTES = 10;

/** What a member sends to prove their identity again. */
export interface Proof {
  password?: string | undefined;
  ownCode?: string | undefined;
}

/**
 * Proves that the member is still the one who uses the session, before a setting that protects the
 * account is changed: by the login password, else by a code to the own number or address, else by a sign-in
 * that was just now.
 *
 * @throws {Refusal} `proof_required` with `details.kinds`, those of a password and of a code, and
 *   `password_change_required` while the password is the one-time secret of whoever opened the account
 */
export const proveMember = async (
  context: Context & { session: Session },
  { password, ownCode }: Proof,
): Promise<void> => {
  const { database, merchant, session } = context;
  const member = await database
    .selectFrom('member')
    .select(['username', 'passwordHash', hasOneTimePassword.as('oneTimePassword')])
    .where('merchantId', '=', merchant.id)
    .where('id', '=', session.memberId)
    .executeTakeFirstOrThrow();
  // Whoever opened the account knows the secret as well: it proves nobody.
  if (member.oneTimePassword) throw new Refusal('password_change_required');
  if (member.passwordHash !== null) {
    if (!password) throw asksFor('password');
    return provePassword(context, member, password);
  }
  const { mobile, email } = await readContacts(database, merchant.id, session.memberId);
  if (mobile !== null || email !== null) {
    if (!ownCode) throw asksFor('code');
    return useOwnCode(context, 'proof', ownCode);
  }
  if (!(await isFresh(context))) throw asksFor('signIn');
};

const asksFor = (kind: 'password' | 'code' | 'signIn'): Refusal =>
  new Refusal('proof_required', { details: { kinds: [kind] } });

const isFresh = async ({
  database,
  merchant,
  session,
}: Context & { session: Session }): Promise<boolean> => {
  const row = await database
    .selectFrom('session')
    .select(sql<boolean>`created_at > now() - make_interval(mins => ${FRESH_MINUTES})`.as('fresh'))
    .where('merchantId', '=', merchant.id)
    .where('tokenHash', '=', session.tokenHash)
    .executeTakeFirst();
  return row?.fresh ?? false;
};
