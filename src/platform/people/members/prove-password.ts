import { countTry, forgetTries, takeTryBack } from '../access/login-failures.ts';
import { askerOf, verifyFor } from '../access/password-queue.ts';
import { type Context, Refusal } from '../../base/endpoints/handler.ts';

/**
 * Proves the login password of whoever is signed in; wrong ones count and lock
 * as those of a sign-in do, and apart from them: whoever guesses at the door locks nobody in here.
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
  const tried = await countTry(database, merchant, subject, most);
  const locked = { details: { retryAfterSeconds: tried.lockedSeconds } };
  if (tried.failures > most) throw new Refusal('account_locked', locked);
  const isRight = await verifyFor(
    askerOf(context, member.username, 'known'),
    { stored: member.passwordHash, password },
    () => takeTryBack(database, merchant, subject, most),
  );
  if (!isRight)
    throw tried.lockedSeconds > 0
      ? new Refusal('account_locked', locked)
      : new Refusal('in_incorrect_password');
  await forgetTries(database, merchant.id, subject);
};
