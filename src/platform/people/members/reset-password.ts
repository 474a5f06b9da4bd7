import { resetPassword } from '#api/passwords.ts';
import { hashRequestOf, hashFor } from '../access/password-queue.ts';
import { readToken, takeToken } from '../access/single-use-tokens.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { findWrongPassword } from './new-password.ts';
import { openWithNewPassword } from './open-with-new-password.ts';

/** Sets a new password with the token of an e-mail; a poor password does not use the token up. */
export const resetPasswordHandler = handle(resetPassword, async (input, context, refuse) => {
  const { database, merchant } = context;
  const which = {
    merchantId: merchant.id,
    purpose: 'passwordReset' as const,
    token: input.token,
  };
  const kept = await readToken(database, which);
  const member = kept?.memberId
    ? await database
        .selectFrom('member')
        .select(['id', 'username'])
        .where('merchantId', '=', merchant.id)
        .where('id', '=', kept.memberId)
        .where('status', '=', 'active')
        .executeTakeFirst()
    : null;
  if (!member) return refuse('link_invalid');
  const fieldErrors = findWrongPassword(input, merchant, member.username);
  if (fieldErrors.length > 0) return refuse('invalid_input', { fieldErrors });

  const passwordHash = await hashFor(hashRequestOf(context, member.username), input.newPassword);
  return database.transaction().execute(async (tx) => {
    // Of two at once, one finds it.
    if (!(await takeToken(tx, which))) return refuse('link_invalid');
    return openWithNewPassword(tx, context, member.id, passwordHash);
  });
});
