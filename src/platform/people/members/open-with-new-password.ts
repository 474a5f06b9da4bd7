import type { OpenedSession } from '#api/session.ts';
import { resetSignInAttempts } from '../access/sign-in-attempts.ts';
import { startSession } from '../access/start-session.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import type { Context } from '../../base/endpoints/handler.ts';
import { replacePassword } from './new-password.ts';

/**
 * Ends a forgotten password: sets the new one, lifts every lock at the account, and signs in.
 *
 * @returns no session where the account has an authenticator: that is still to be shown, at the
 *   sign-in with the new password
 */
export const openWithNewPassword = async (
  tx: OpenTransaction,
  context: Context,
  memberId: number,
  passwordHash: string,
): Promise<{ session: OpenedSession | null }> => {
  const { merchant } = context;
  const { username } = await replacePassword(tx, merchant.id, memberId, passwordHash);
  await resetSignInAttempts(tx, merchant.id, { memberId, username });
  const authenticator = await tx
    .selectFrom('authenticator')
    .select('confirmedAt')
    .where('merchantId', '=', merchant.id)
    .where('memberId', '=', memberId)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst();
  if (authenticator) return { session: null };
  return { session: await startSession(tx, context, memberId) };
};
