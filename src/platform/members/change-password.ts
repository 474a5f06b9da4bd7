import { changePassword } from '#api/member.ts';
import { checkField, type WrongField } from '#domain/check-field.ts';
import { isCommonPassword } from '#domain/password-strength.ts';
import { addressSubject, countTry, forgiveTries, nameSubject } from '../access/login-failures.ts';
import { hashPassword, verifyPassword } from '../access/password.ts';
import { closeSessions } from '../access/sessions.ts';
import { startSession } from '../access/start-session.ts';
import { handle, type Merchant } from '../handler.ts';

interface NewPassword {
  oldPassword: string;
  newPassword: string;
  confirmNewPassword: string;
}

/** Replaces the password after the old one was proved; every session but a fresh one ends. */
export const changePasswordHandler = handle(changePassword, async (input, context, refuse) => {
  const { database, merchant, session } = context;
  const member = await database
    .selectFrom('member')
    .select(['username', 'passwordHash'])
    .where('merchantId', '=', merchant.id)
    .where('id', '=', session.memberId)
    .executeTakeFirstOrThrow();
  const fieldErrors = findWrongFields(input, member.username, merchant);
  if (fieldErrors.length > 0) return refuse('invalid_input', { fieldErrors });

  const name = nameSubject(member.username);
  const { loginFailuresBeforeLock: most } = merchant.config.limits;
  const standing = await countTry(database, merchant, name, most);
  const details = { retryAfterSeconds: standing.lockedSeconds };
  if (standing.failures > most) return refuse('account_locked', { details });
  if (!(await verifyPassword(member.passwordHash, input.oldPassword)))
    return standing.lockedSeconds > 0
      ? refuse('account_locked', { details })
      : refuse('in_incorrect_password');
  await forgiveTries(database, merchant, name, addressSubject(context.ip));

  const passwordHash = await hashPassword(input.newPassword);
  return database.transaction().execute(async (tx) => {
    await tx
      .updateTable('member')
      .set({ passwordHash, passwordExpiresAt: null })
      .where('merchantId', '=', merchant.id)
      .where('id', '=', session.memberId)
      .execute();
    await closeSessions(tx, merchant.id, { memberId: session.memberId });
    return startSession(tx, context, session.memberId);
  });
});

const findWrongFields = (
  { oldPassword, newPassword, confirmNewPassword }: NewPassword,
  username: string,
  { config }: Merchant,
): WrongField[] => {
  const rule = { ...config.registerFields.password, required: true };
  const wrong: (WrongField | null)[] = [
    oldPassword === '' ? { field: 'oldPassword', rule: 'required' } : null,
    checkField('newPassword', newPassword, rule) ?? checkStrength(),
    newPassword === confirmNewPassword ? null : { field: 'confirmNewPassword', rule: 'mismatch' },
  ];
  return wrong.filter((found) => found !== null);

  function checkStrength(): WrongField | null {
    if (newPassword === oldPassword) return { field: 'newPassword', rule: 'same_as_old' };
    return isCommonPassword(newPassword, [username, config.brand.name])
      ? { field: 'newPassword', rule: 'common_password' }
      : null;
  }
};
