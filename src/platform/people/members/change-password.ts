import { changePassword } from '#api/member.ts';
import type { WrongField } from '#domain/check-field.ts';
import { hashRequestOf, hashFor } from '../access/password-queue.ts';
import { startSession } from '../access/start-session.ts';
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
}

interface Change {
  oldPassword: string;
  newPassword: string;
  confirmNewPassword: string;
  verificationCode?: string | undefined;
}

/** Replaces the password after the old one was proved; every session but a fresh one ends. */
export const changePasswordHandler = handle(changePassword, async (input, context, refuse) => {
  const { database, merchant, session } = context;
  const member = await database
    .selectFrom('member')
    .select(['id', 'username', 'passwordHash'])
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

const findWrongFields = (
  { oldPassword, newPassword, confirmNewPassword }: Change,
  { username, passwordHash }: Member,
  merchant: Merchant,
): WrongField[] => {
  const wrong = findWrongPassword({ newPassword, confirmNewPassword }, merchant, username);
  const asksOld = passwordHash !== null;
  if (asksOld && newPassword === oldPassword && !wrong.some(({ field }) => field === 'newPassword'))
    wrong.unshift({ field: 'newPassword', rule: 'same_as_old' });
  if (asksOld && oldPassword === '') wrong.unshift({ field: 'oldPassword', rule: 'required' });
  return wrong;
};
