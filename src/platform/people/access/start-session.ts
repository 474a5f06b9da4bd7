import type { OpenedSession } from '#api/session.ts';
import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import type { Context } from '../../base/endpoints/handler.ts';
import { useDevice } from './devices.ts';
import { networkOf } from '../../base/http/network.ts';
import { noteTrace } from './note-trace.ts';
import { hasOneTimePassword, isPasswordExpired } from './password-expiry.ts';
import { noteSignInDay } from './note-sign-in-day.ts';
import { closeSessions, openSession, type SignInMethod } from './sessions.ts';

/** How somebody came in. */
export interface SignIn {
  /** `password` when left out. */
  method?: SignInMethod;
  /** True remembers the device, false ends that; left out, it stays as it is. */
  remember?: boolean | undefined;
  /** When the account was proved; now when left out. */
  since?: Date;
}

/**
 * Notes a sign-in on the account, its device and its network, and opens a session for it. The
 * session that the browser had before ends: a token never outlives a sign-in.
 */
export const startSession = async (
  tx: OpenTransaction,
  context: Pick<Context, 'merchant' | 'ip' | 'userAgent' | 'device' | 'session' | 'waitedMs'>,
  memberId: number,
  { method = 'password', remember, since }: SignIn = {},
): Promise<OpenedSession> => {
  const { merchant, ip, userAgent, session: before } = context;
  const member = await tx
    .updateTable('member')
    .set({ previousLoginAt: sql`last_login_at`, lastLoginAt: sql<Date>`now()` })
    .where('merchantId', '=', merchant.id)
    .where('id', '=', memberId)
    .returning([
      sql<boolean>`previous_login_at is null`.as('firstTimeLogin'),
      isPasswordExpired(merchant).as('passwordExpired'),
      hasOneTimePassword.as('oneTimePassword'),
    ])
    .executeTakeFirstOrThrow();
  // Always in this order: the member, a device, its sessions.
  const deviceId = await useDevice(tx, context, { memberId, method, remember });
  if (before) await closeSessions(tx, merchant.id, { tokenHash: before.tokenHash });
  await noteNetwork(tx, merchant.id, memberId, ip);
  await noteSignInDay(tx, merchant, memberId);
  await noteTrace(tx, merchant, memberId, { ip, deviceId });
  const owner = { merchantId: merchant.id, memberId };
  const token = await openSession(tx, {
    ...owner,
    ip,
    userAgent,
    deviceId,
    method,
    ...(since && { createdAt: since }),
  });
  return { token, ...member };
};

const noteNetwork = async (
  tx: OpenTransaction,
  merchantId: number,
  memberId: number,
  ip: string,
): Promise<void> => {
  await tx
    .insertInto('knownNetwork')
    .values({ merchantId, memberId, network: networkOf(ip) })
    .onConflict((conflict) =>
      conflict
        .columns(['merchantId', 'memberId', 'network'])
        .doUpdateSet({ seenAt: sql<Date>`now()` }),
    )
    .execute();
};
