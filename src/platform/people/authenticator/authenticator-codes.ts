import type { Database } from '../../base/database/tables.ts';
import type { Context } from '../../base/endpoints/handler.ts';
import { countedAttempt } from '../verification/counted-attempt.ts';
import { useRecoveryCode } from './recovery-codes.ts';
import { openSecret } from '../../base/sealing/seal-secret.ts';
import { stepOfCode } from './totp.ts';

/**
 * Whether a code is one of the member's authenticator now, or a recovery code. Either is good once.
 * Tries are the caller's to count.
 */
export const isAuthenticatorCode = async (
  database: Database,
  merchantId: number,
  memberId: number,
  code: string,
): Promise<boolean> => {
  const row = await database
    .selectFrom('authenticator')
    .select('secret')
    .where('merchantId', '=', merchantId)
    .where('memberId', '=', memberId)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst();
  if (!row) return false;
  const step = stepOfCode(openSecret(row.secret), code);
  if (step === null) return useRecoveryCode(database, { merchantId, memberId, code });
  const { numUpdatedRows } = await database
    .updateTable('authenticator')
    .set({ lastStep: step })
    .where('merchantId', '=', merchantId)
    .where('memberId', '=', memberId)
    // Somebody who looked over a shoulder may type the same code a moment later.
    .where('lastStep', '<', step)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

/**
 * Looks at a code with as many tries as a code by SMS has.
 *
 * @param isRight called once, after the try was counted
 * @throws {Refusal} `code_wrong`, or `code_locked` with `retryAfterSeconds`
 */
export const countedCode = (
  context: Pick<Context, 'database' | 'merchant'>,
  memberId: number,
  isRight: () => Promise<boolean>,
): Promise<void> => countedAttempt(context, `authenticator:${memberId}`, isRight);
