import { type Context, Refusal } from '../../base/endpoints/handler.ts';
import { countedAttempt } from './counted-attempt.ts';
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
  context: Pick<Context, 'database' | 'merchant'> & Partial<Pick<Context, 'ip'>>,
  typed: TypedCode,
): Promise<void> => {
  let isExpired = false;
  const isRight = async () => {
    const taken = await takeCode(context, typed);
    isExpired = taken !== null && taken.expiresAt.getTime() <= Date.now();
    return taken !== null;
  };
  await countedAttempt(context, `code:${typed.purpose}:${typed.to}`, isRight, context.ip);
  if (isExpired) throw new Refusal('code_expired');
};

/** Of many that bring the right code at once, one gets it. */
const takeCode = async (
  { database, merchant }: Pick<Context, 'database' | 'merchant'>,
  { purpose, to, code, memberId = 0 }: TypedCode,
): Promise<{ expiresAt: Date } | null> => {
  const key = { merchantId: merchant.id, purpose, recipient: to, memberId };
  const sent = await database
    .selectFrom('verificationCode')
    .select(['salt', 'codeHash', 'expiresAt'])
    .where((row) => row.and(key))
    .executeTakeFirst();
  if (!sent || sent.codeHash !== hashCode(sent.salt, code.replace(/\s/g, ''))) return null;
  const { numDeletedRows } = await database
    .deleteFrom('verificationCode')
    .where((row) => row.and({ ...key, codeHash: sent.codeHash }))
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n ? sent : null;
};
