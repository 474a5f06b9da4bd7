import { addressSubject, countTry, forgiveTries, nameSubject } from '../access/login-failures.ts';
import { verifyPassword } from '../access/password.ts';
import { type Context, Refusal } from '../handler.ts';

/**
 * Proves a login password; wrong ones count and lock as those of a sign-in do.
 *
 * @throws {Refusal} `in_incorrect_password`, or `account_locked` with `retryAfterSeconds`
 */
export const provePassword = async (
  { database, merchant, ip }: Pick<Context, 'database' | 'merchant' | 'ip'>,
  member: { username: string; passwordHash: string | null },
  password: string,
): Promise<void> => {
  const name = nameSubject(member.username);
  const { loginFailuresBeforeLock: most } = merchant.config.limits;
  const tried = await countTry(database, merchant, name, most);
  const locked = { details: { retryAfterSeconds: tried.lockedSeconds } };
  if (tried.failures > most) throw new Refusal('account_locked', locked);
  if (!(await verifyPassword(member.passwordHash, password)))
    throw tried.lockedSeconds > 0
      ? new Refusal('account_locked', locked)
      : new Refusal('in_incorrect_password');
  await forgiveTries(database, merchant, name, addressSubject(ip));
};
