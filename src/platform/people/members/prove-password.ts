import { countAttempt, resetAttempts, undoAttempt } from '../access/login-failures.ts';
import { hashRequestOf, verifyFor } from '../access/password-queue.ts';
import { type Context, Refusal } from '../../base/endpoints/handler.ts';

/**
 * Proves the login password of whoever is signed in; wrong ones count and lock as those of a
 * sign-in do, but separately: guesses at the sign-in do not lock a member who is signed in.
 *
 * @throws {Refusal} `in_incorrect_password`, or `account_locked` with `retryAfterSeconds`,
 *   `rate_limited`
 */
export const provePassword = async (
  context: Pick<Context, 'database' | 'merchant' | 'ip' | 'gone'>,
  member: { username: string; passwordHash: string | null },
  password: string,
): Promise<void> => {
  const { database, merchant } = context;
  const subject = `password:${member.username}`;
  const { loginFailuresBeforeLock: most } = merchant.config.limits;
  const tried = await countAttempt(database, merchant, subject, most);
  const locked = { details: { retryAfterSeconds: tried.lockedSeconds } };
  if (tried.failures > most) throw new Refusal('account_locked', locked);
  const isRight = await verifyFor(
    hashRequestOf(context, member.username, 'known'),
    { stored: member.passwordHash, password },
    () => undoAttempt(database, merchant, subject, most),
  );
  if (!isRight)
    throw tried.lockedSeconds > 0
      ? new Refusal('account_locked', locked)
      : new Refusal('in_incorrect_password');
  await resetAttempts(database, merchant.id, subject);
};
