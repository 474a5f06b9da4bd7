import { countTry, forgetTries } from '../access/login-failures.ts';
import { type Context, Refusal } from '../handler.ts';

/**
 * Looks at a code with as many tries as the merchant gives one; then nothing is taken for a while.
 * A try is counted before it is looked at, so that many at once are no more than one by one.
 *
 * @param subject what is guessed at, over all requests
 * @param isRight looks at the code, and uses it up
 * @throws {Refusal} `code_wrong`, or `code_locked` with `retryAfterSeconds`
 */
export const countedTry = async (
  { database, merchant }: Pick<Context, 'database' | 'merchant'>,
  subject: string,
  isRight: () => Promise<boolean>,
): Promise<void> => {
  const { codeTries, codeRefusalMinutes } = merchant.config.security;
  const rule = { lockMinutes: codeRefusalMinutes };
  const tried = await countTry(database, merchant, subject, codeTries, rule);
  const locked = { details: { retryAfterSeconds: tried.lockedSeconds } };
  if (tried.failures > codeTries) throw new Refusal('code_locked', locked);
  if (!(await isRight()))
    throw tried.lockedSeconds > 0 ? new Refusal('code_locked', locked) : new Refusal('code_wrong');
  await forgetTries(database, merchant.id, subject);
};
