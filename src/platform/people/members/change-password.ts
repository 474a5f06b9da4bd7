import { changePassword } from '#api/member.ts';
import type { WrongField } from '#domain/check-field.ts';
import { hashRequestOf, hashFor } from '../access/password-queue.ts';
import { hasOneTimePassword } from '../access/password-expiry.ts';
import { startSession } from '../access/start-session.ts';
import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import {
  type Context,
  handle,
  type Merchant,
  Refusal,
  type Session,
} from '../../base/endpoints/handler.ts';
import { readContacts } from '../contacts/contacts.ts';
import { findWrongPassword, replacePassword } from './new-password.ts';
import { useOwnCode } from './own-code.ts';
import { provePassword } from './prove-password.ts';

interface Member {
  id: number;
  username: string;
  passwordHash: string | null;
  oneTimePassword: boolean;
}

interface Change {
  oldPassword: string;
  newPassword: string;
  confirmNewPassword: string;
  verificationCode?: string | undefined;
  agreed?: boolean | undefined;
}

/** Replaces the password after the old one was proved; every session but a fresh one ends. */
export const changePasswordHandler = handle(changePassword, async (input, context, refuse) => {
  const { database, merchant, session } = context;
  const member = await database
    .selectFrom('member')
    .select(['id', 'username', 'passwordHash', hasOneTimePassword.as('oneTimePassword')])
    .where('merchantId', '=', merchant.id)
    .where('id', '=', session.memberId)
    .executeTakeFirstOrThrow();
  const fieldErrors = findWrongFields(input, member, merchant);
  if (fieldErrors.length > 0) return refuse('invalid_input', { fieldErrors });

  const asksCode = await needsCode(context, member);
  if (asksCode && !input.verificationCode) await refuseWithoutCode(context);
  if (member.passwordHash !== null) await provePassword(context, member, input.oldPassword);
  // Before the code: it is good once, and there may be no room for a hash.
  const requester = hashRequestOf(context, member.username, 'known');
  const passwordHash = await hashFor(requester, input.newPassword);
  if (asksCode) await useOwnCode(context, 'changePassword', input.verificationCode ?? '');
  return database.transaction().execute(async (tx) => {
    await replacePassword(tx, merchant.id, member.id, passwordHash);
    if (member.oneTimePassword) await noteAgreed(tx, merchant.id, member.id);
    // Its own session has just ended with the others.
    return startSession(tx, { ...context, session: null }, member.id);
  });
});

/**
 * A code confirms the change where the merchant asks for it (flag CHNGPASSVERIF3), and stands in for
 * a password that was never set. Who must change an expired one and has no contact to send a code to
 * would be locked out for good: the old password is enough there.
 */
const needsCode = async (
  { database, merchant, session }: Context & { session: Session },
  { passwordHash }: Member,
): Promise<boolean> => {
  if (passwordHash === null) return true;
  if (!merchant.config.flags.CHNGPASSVERIF3) return false;
  if (!session.mustChangePassword) return true;
  const { mobile, email } = await readContacts(database, merchant.id, session.memberId);
  return mobile !== null || email !== null;
};

/** Says whether a code can be sent at all: an account without any contact must bind one first. */
const refuseWithoutCode = async ({
  database,
  merchant,
  session,
}: Context & { session: Session }): Promise<never> => {
  const { mobile, email } = await readContacts(database, merchant.id, session.memberId);
  throw new Refusal(mobile === null && email === null ? 'contact_required' : 'code_required');
};

/** Who opened the account could not agree for its owner: from now on the owner has. */
const noteAgreed = (tx: OpenTransaction, merchantId: number, memberId: number) =>
  tx
    .updateTable('openedAccount')
    .set({ agreedAt: sql<Date>`now()` })
    .where('merchantId', '=', merchantId)
    .where('memberId', '=', memberId)
    .execute();

const findWrongFields = (
  { oldPassword, newPassword, confirmNewPassword, agreed = false }: Change,
  { username, passwordHash, oneTimePassword }: Member,
  merchant: Merchant,
): WrongField[] => {
  const wrong = findWrongPassword({ newPassword, confirmNewPassword }, merchant, username);
  const asksOld = passwordHash !== null;
  if (asksOld && newPassword === oldPassword && !wrong.some(({ field }) => field === 'newPassword'))
    wrong.unshift({ field: 'newPassword', rule: 'same_as_old' });
  if (oneTimePassword && !agreed) wrong.push({ field: 'agreed', rule: 'required' });
  if (asksOld && oldPassword === '') wrong.unshift({ field: 'oldPassword', rule: 'required' });
  return wrong;
};
