import { countTry, forgetTries } from '../access/login-failures.ts';
import { type Context, Refusal } from '../handler.ts';
import { hashCode } from './hash-code.ts';
import type { CodePurpose } from './send-code.ts';

/** A code as somebody typed it. */
export interface TypedCode {
  purpose: CodePurpose;
  /** Where it was sent: a number in E.164, or an e-mail address in lower case. */
  to: string;
  code: string;
  memberId?: number | undefined;
}

/**
 * Takes a code: it is used up. Call it outside of a transaction, so that a wrong try stays
 * counted when the rest is rolled back.
 *
 * A number that no code was sent to is answered as one whose code was mistyped.
 *
 * @throws {Refusal} `code_wrong`, `code_expired`, or `code_locked` with `retryAfterSeconds`
 */
export const useCode = async (
  { database, merchant }: Pick<Context, 'database' | 'merchant'>,
  { purpose, to, code, memberId = 0 }: TypedCode,
): Promise<void> => {
  const { codeTries, codeRefusalMinutes } = merchant.config.security;
  const subject = `code:${purpose}:${to}`;
  const rule = { lockMinutes: codeRefusalMinutes };
  const tried = await countTry(database, merchant, subject, codeTries, rule);
  const locked = { details: { retryAfterSeconds: tried.lockedSeconds } };
  if (tried.failures > codeTries) throw new Refusal('code_locked', locked);

  const sent = await database
    .selectFrom('verificationCode')
    .select(['salt', 'codeHash', 'expiresAt'])
    .where('merchantId', '=', merchant.id)
    .where('purpose', '=', purpose)
    .where('recipient', '=', to)
    .where('memberId', '=', memberId)
    .executeTakeFirst();
  const isRight = sent?.codeHash === hashCode(sent?.salt ?? '', code.replace(/\s/g, ''));
  if (!sent || !isRight)
    throw tried.lockedSeconds > 0 ? new Refusal('code_locked', locked) : new Refusal('code_wrong');

  const { numDeletedRows } = await database
    .deleteFrom('verificationCode')
    .where('merchantId', '=', merchant.id)
    .where('purpose', '=', purpose)
    .where('recipient', '=', to)
    .where('memberId', '=', memberId)
    .where('codeHash', '=', sent.codeHash)
    .executeTakeFirstOrThrow();
  // Another request was faster with the same code.
  if (numDeletedRows === 0n) throw new Refusal('code_wrong');
  await forgetTries(database, merchant.id, subject);
  if (sent.expiresAt.getTime() <= Date.now()) throw new Refusal('code_expired');
};
