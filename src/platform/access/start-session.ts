import type { OpenedSession } from '#api/session.ts';
import { sql } from '../database/sql.ts';
import type { OpenTransaction } from '../database/tables.ts';
import type { Context } from '../handler.ts';
import { openSession } from './sessions.ts';

/** Notes a sign-in on the account and opens a session for it. */
export const startSession = async (
  tx: OpenTransaction,
  { merchant, ip, userAgent }: Pick<Context, 'merchant' | 'ip' | 'userAgent'>,
  memberId: number,
): Promise<OpenedSession> => {
  const member = await tx
    .updateTable('member')
    .set({ previousLoginAt: sql`last_login_at`, lastLoginAt: sql<Date>`now()` })
    .where('merchantId', '=', merchant.id)
    .where('id', '=', memberId)
    .returning([
      sql<boolean>`previous_login_at is null`.as('firstTimeLogin'),
      sql<boolean>`coalesce(password_expires_at <= now(), false)`.as('passwordExpired'),
    ])
    .executeTakeFirstOrThrow();
  const token = await openSession(tx, { merchantId: merchant.id, memberId, ip, userAgent });
  return { token, ...member };
};
