import { checkField, type WrongField } from '#domain/check-field.ts';
import { isCommonPassword } from '#domain/password-strength.ts';
import { hasOneTimePassword } from '../access/password-expiry.ts';
import { closeSessions } from '../access/sessions.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { forgetContacts } from '../contacts/contacts.ts';
import { notifyMember } from './notify-member.ts';

/** A password as it is typed, and typed again where the form asks for that. */
export interface TypedPassword {
  newPassword: string;
  confirmNewPassword?: string;
}

/**
 * What is wrong with a new password.
 *
 * @param username says who it is, which makes a poor password; null where nobody knows yet
 */
export const findWrongPassword = (
  { newPassword, confirmNewPassword = newPassword }: TypedPassword,
  { config }: Pick<Merchant, 'config'>,
  username: string | null,
): WrongField[] => {
  const rule = { ...config.registerFields.password, enabled: true, required: true };
  const personal = [config.brand.name, ...(username === null ? [] : [username])];
  const common: WrongField | null = isCommonPassword(newPassword, personal)
    ? { field: 'newPassword', rule: 'common_password' }
    : null;
  const wrong: (WrongField | null)[] = [
    checkField('newPassword', newPassword, rule) ?? common,
    newPassword === confirmNewPassword ? null : { field: 'confirmNewPassword', rule: 'mismatch' },
  ];
  return wrong.filter((found) => found !== null);
};

/**
 * Gives an account a new password: every session and remembered device ends, no browser is told
 * anything by web push, links and locks of the old one are worth nothing, and the member is told. Contacts
 * that were bound while the password was the one-time secret of whoever opened the account go too: they may
 * be that person's.
 */
export const replacePassword = async (
  tx: OpenTransaction,
  merchantId: number,
  memberId: number,
  passwordHash: string,
): Promise<{ username: string }> => {
  const { oneTimePassword } = await tx
    .selectFrom('member')
    .select(hasOneTimePassword.as('oneTimePassword'))
    .where('merchantId', '=', merchantId)
    .where('id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if (oneTimePassword) await forgetContacts(tx, merchantId, memberId);
  const member = await tx
    .updateTable('member')
    .set({ passwordHash, passwordExpiresAt: null, secretUntil: null })
    .where('merchantId', '=', merchantId)
    .where('id', '=', memberId)
    .returning('username')
    .executeTakeFirstOrThrow();
  await closeSessions(tx, merchantId, { memberId: memberId });
  await tx
    .updateTable('device')
    .set({ rememberedUntil: null })
    .where('merchantId', '=', merchantId)
    .where('memberId', '=', memberId)
    .execute();
  await tx
    .deleteFrom('singleUseToken')
    .where('merchantId', '=', merchantId)
    .where('memberId', '=', memberId)
    .execute();
  await notifyMember(tx, merchantId, memberId, 'passwordChanged');
  return member;
};
